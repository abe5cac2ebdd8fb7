/** Line focus: a few lines stay clear, and two bands dim the rest. The text is not changed. */
import { isUserMade } from '../../reader/input/user-made.ts';
import { clearAround, type FocusLine, type LineBox, lineAt } from './core/lines.ts';
import { linesInView } from './measure.ts';

/** Numbers of clear lines; 0 is off. */
export const COUNTS = [0, 1, 3, 5] as const;
export type Count = (typeof COUNTS)[number];

/** Reading position (share of the view from its top). */
const READING = 0.4;
/** Gap between the lines and the bands (px). */
const AIR = 3;
/** Smallest height of a line that is scrolled through before the next one (share of the view). */
const TALL = 0.8;
/** Smallest move of the pointer that counts (px). */
const MOVED = 2;

/** The input that sets the clear lines: keys, the pointer at a height of the view, or the finger that scrolls. */
type Leader = { by: 'keys' } | { by: 'pointer'; x: number; y: number } | { by: 'touch' };

export class LineFocus {
  count: Count = 0;
  readonly #dialog: HTMLElement;
  readonly #bands: Bands;
  readonly #sizes = new ResizeObserver(() => this.measureAnew());
  /** Height of the current line (px from the start of the scrolled content). */
  #at = 0;
  #leader: Leader = { by: 'keys' };
  #lines: readonly FocusLine[] = [];
  /** Scroll position at which the lines were measured. */
  #measuredAt = Number.NaN;

  /** Position at which our current scroll will end; null if there is none. */
  #target: number | null = null;

  constructor(dialog: HTMLElement, signal: AbortSignal) {
    this.#dialog = dialog;
    this.#bands = new Bands(dialog);
    dialog.addEventListener('scrollend', () => (this.#target = null), { passive: true, signal });
    dialog.addEventListener('scroll', () => this.count > 0 && this.#onScroll(), { passive: true, signal });
    dialog.addEventListener('pointermove', (event) => this.count > 0 && this.#onMove(event), { passive: true, signal });
    dialog.addEventListener('touchmove', () => (this.#leader = { by: 'touch' }), { passive: true, signal });
    hearHeldArrows(dialog, (by) => this.step(by, true), signal);
    signal.addEventListener('abort', () => this.#sizes.disconnect());
  }

  show(count: Count): void {
    const wasOff = this.count === 0;
    this.count = count;
    if (count === 0) this.#end();
    else if (wasOff) this.#begin();
    else this.#paint();
  }

  /** Moves to the next line, or the one before. Returns false while line focus is off. */
  step(by: 1 | -1, isHeld: boolean): boolean {
    if (this.count === 0) return false;
    this.#leader = { by: 'keys' };
    const lines = this.#known();
    const index = lineAt(lines, this.#at);
    const next = lines[index + by];
    if (next && !this.#goesThrough(lines[index], by)) {
      this.#at = middleOf(next);
      this.#scrollTo(next, isHeld);
    }
    this.#paint();
    return true;
  }

  /** Measures the lines again, because the text may have moved. */
  measureAnew(): void {
    this.#measuredAt = Number.NaN;
    if (this.count > 0) this.#paint();
  }

  #begin(): void {
    this.#bands.show();
    const page = this.#dialog.querySelector('.page');
    if (page) this.#sizes.observe(page);
    this.#leader = { by: 'keys' };
    this.#measuredAt = Number.NaN;
    this.#lookAt(READING);
  }

  #end(): void {
    this.#bands.hide();
    this.#sizes.disconnect();
  }

  /** Returns the lines, measured at most half a view away from here. */
  #known(): readonly FocusLine[] {
    const { scrollTop, clientHeight } = this.#dialog;
    if (Math.abs(scrollTop - this.#measuredAt) < clientHeight / 2) return this.#lines;
    this.#lines = linesInView(this.#dialog);
    this.#measuredAt = scrollTop;
    return this.#lines;
  }

  #paint(): void {
    const lines = this.#known();
    const index = lineAt(lines, this.#at);
    const clear = clearAround(lines, index, this.count);
    const line = lines[index];
    if (!clear || !line) return;
    this.#at = middleOf(line);
    this.#bands.leave(clear);
  }

  #lookAt(part: number): void {
    this.#at = this.#dialog.scrollTop + this.#dialog.clientHeight * part;
    this.#paint();
  }

  #scrollTo(line: FocusLine, isHeld: boolean): void {
    const { scrollTop, scrollHeight, clientHeight: view } = this.#dialog;
    const from = this.#target ?? scrollTop;
    const middle = middleOf(line);
    const isComfortable = middle > from + view * 0.25 && middle < from + view * 0.6;
    if (isComfortable && line.bottom < from + view) return;
    const isStill = isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = Math.max(0, Math.min(middle - view * READING, scrollHeight - view));
    // a scroll to the current position fires no end event
    this.#target = Math.abs(top - scrollTop) < 1 ? null : top;
    this.#dialog.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  }

  /** Scrolls through a tall picture. Returns false if nothing more of it is in that direction. */
  #goesThrough(line: FocusLine | undefined, by: 1 | -1): boolean {
    const { scrollTop, clientHeight: view } = this.#dialog;
    if (!line || line.bottom - line.top < view * TALL) return false;
    const isSeen = by === 1 ? line.bottom <= scrollTop + view : line.top >= scrollTop;
    if (!isSeen) this.#dialog.scrollBy({ top: by * view * 0.6, behavior: 'instant' });
    return !isSeen;
  }

  #onScroll(): void {
    const { scrollTop, clientHeight } = this.#dialog;
    const isSeen = this.#at >= scrollTop && this.#at <= scrollTop + clientHeight;
    if (this.#leader.by === 'pointer') this.#lookAt(this.#leader.y / clientHeight);
    else if (this.#leader.by === 'touch' || (!isSeen && this.#target === null)) this.#lookAt(READING);
  }

  #onMove({ pointerType, clientX: x, clientY }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    const y = clientY - this.#dialog.getBoundingClientRect().top;
    const before = this.#leader;
    // Chromium reports pointer moves when the text moves instead
    if (before.by === 'pointer' && Math.hypot(x - before.x, y - before.y) < MOVED) return;
    this.#leader = { by: 'pointer', x, y };
    this.#lookAt(y / this.#dialog.clientHeight);
  }
}

const middleOf = ({ top, bottom }: FocusLine) => (top + bottom) / 2;

/** Two bands that dim the text above and below the clear lines. */
class Bands {
  readonly #dialog: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #above: HTMLElement;
  readonly #below: HTMLElement;

  constructor(dialog: HTMLElement) {
    const { ownerDocument } = dialog;
    this.#dialog = dialog;
    this.#layer = ownerDocument.createElement('div');
    this.#above = ownerDocument.createElement('div');
    this.#below = ownerDocument.createElement('div');
    this.#layer.className = 'line-focus';
    this.#layer.ariaHidden = 'true';
    this.#layer.append(this.#above, this.#below);
  }

  show(): void {
    this.#dialog.append(this.#layer);
  }

  hide(): void {
    this.#layer.remove();
  }

  leave({ top, bottom }: LineBox): void {
    const height = this.#dialog.querySelector<HTMLElement>('.surface')?.offsetHeight ?? this.#dialog.scrollHeight;
    this.#above.style.height = `${Math.max(0, top - AIR)}px`;
    this.#below.style.top = `${bottom + AIR}px`;
    this.#below.style.height = `${Math.max(0, height - bottom - AIR)}px`;
  }
}

/** Listens for held arrow keys, which the reader does not pass on. */
function hearHeldArrows(dialog: HTMLElement, step: (by: 1 | -1) => boolean, signal: AbortSignal): void {
  dialog.addEventListener(
    'keydown',
    (event) => {
      const by = arrowOf(event);
      if (event.repeat && by && isUserMade(event) && step(by)) event.preventDefault();
    },
    { signal },
  );
}

/**
 * Returns the direction of an arrow key while the text has the focus; null otherwise, because controls use arrows too.
 */
export function arrowOf({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 1 | -1 | null {
  const isElsewhere = target instanceof Element && target.closest('.bar, .strips, input, select, textarea') !== null;
  if (isElsewhere || ctrlKey || metaKey || altKey || shiftKey) return null;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : null;
}
