/** Line focus: keeps a few lines of the article clear and dims the rest with two bands. Does not change the text. */
import { createHtml } from '../../platform/unclobbered.ts';
import { clearAround, type LineBox, lineAt, linesOf } from './core/lines.ts';

/** Choices for the number of clear lines; 0 turns line focus off. */
export const COUNTS = [0, 1, 3, 5] as const;
export type Count = (typeof COUNTS)[number];

/** Height in the view to which line focus scrolls the current line (share of the view, from the top). */
const READING = 0.4;
/** Gap between the clear lines and the dimming bands (px). */
const AIR = 3;
/** If a picture is at least this tall (share of the view), arrow keys scroll through it before they move on. */
const TALL = 0.8;
/** Shorter pointer moves are ignored (px): Chromium also reports moves when only the text scrolls under the pointer. */
const MOVED = 2;

/** The kind of input that chose the clear lines last: keys, the pointer, or scrolling with a finger. */
type Leader = { by: 'keys' } | { by: 'pointer'; x: number; y: number } | { by: 'touch' };

export class LineFocus {
  count: Count = 0;
  readonly #bands: HTMLElement;
  readonly #sizes = new ResizeObserver(() => this.measureAnew());
  /** Vertical position of the current line (px from the start of the scrolled content). */
  #at = 0;
  #leader: Leader = { by: 'keys' };
  #lines: readonly LineBox[] = [];
  /** Scroll position at the last measurement of the lines (px); NaN before the first. */
  #measuredAt = Number.NaN;

  /** Scroll position at which the automatic smooth scroll will end (px); null if none is in progress. */
  #target: number | null = null;

  constructor(
    private readonly dialog: HTMLElement,
    signal: AbortSignal,
  ) {
    this.#bands = createBands(dialog);
    dialog.addEventListener('scrollend', () => (this.#target = null), { passive: true, signal });
    dialog.addEventListener('scroll', () => this.count > 0 && this.#onScroll(), { passive: true, signal });
    dialog.addEventListener('pointermove', (event) => this.count > 0 && this.#onMove(event), { passive: true, signal });
    dialog.addEventListener('touchmove', () => (this.#leader = { by: 'touch' }), { passive: true, signal });
    signal.addEventListener('abort', () => this.#sizes.disconnect());
  }

  show(count: Count): void {
    const wasOff = this.count === 0;
    this.count = count;
    if (count === 0) this.#end();
    else if (wasOff) this.#begin();
    else this.#paint();
  }

  /** Moves to the next (1) or previous (-1) line. Returns false while line focus is off. */
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

  measureAnew(): void {
    this.#measuredAt = Number.NaN;
    if (this.count > 0) this.#paint();
  }

  #begin(): void {
    this.dialog.append(this.#bands);
    const page = this.dialog.querySelector('.page');
    if (page) this.#sizes.observe(page);
    this.#leader = { by: 'keys' };
    this.#measuredAt = Number.NaN;
    this.#lookAt(READING);
  }

  #end(): void {
    this.#bands.remove();
    this.#sizes.disconnect();
  }

  /** Returns the measured lines; measures them again after scrolling by more than half a view. */
  #known(): readonly LineBox[] {
    const { scrollTop, clientHeight } = this.dialog;
    if (Math.abs(scrollTop - this.#measuredAt) < clientHeight / 2) return this.#lines;
    this.#lines = linesInView(this.dialog);
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
    this.#leave(clear);
  }

  /** Dims everything above `top` and below `bottom`, the edges of the lines to keep clear. */
  #leave({ top, bottom }: LineBox): void {
    const height = this.dialog.querySelector<HTMLElement>('.surface')?.offsetHeight ?? this.dialog.scrollHeight;
    const [above, below] = this.#bands.children as HTMLCollectionOf<HTMLElement>;
    above?.style.setProperty('height', `${Math.max(0, top - AIR)}px`);
    below?.style.setProperty('top', `${bottom + AIR}px`);
    below?.style.setProperty('height', `${Math.max(0, height - bottom - AIR)}px`);
  }

  #lookAt(part: number): void {
    this.#at = this.dialog.scrollTop + this.dialog.clientHeight * part;
    this.#paint();
  }

  #scrollTo(line: LineBox, isHeld: boolean): void {
    const { scrollTop, scrollHeight, clientHeight: view } = this.dialog;
    const from = this.#target ?? scrollTop;
    const middle = middleOf(line);
    const isComfortable = middle > from + view * 0.25 && middle < from + view * 0.6;
    if (isComfortable && line.bottom < from + view) return;
    const isStill = isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = Math.max(0, Math.min(middle - view * READING, scrollHeight - view));
    // A scroll to the current position sets no target, because no `scrollend` event would then clear the target.
    this.#target = Math.abs(top - scrollTop) < 1 ? null : top;
    this.dialog.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  }

  /** Scrolls further through a tall line, such as a picture. Returns false if its end in this direction is in view. */
  #goesThrough(line: LineBox | undefined, by: 1 | -1): boolean {
    const { scrollTop, clientHeight: view } = this.dialog;
    if (!line || line.bottom - line.top < view * TALL) return false;
    const isSeen = by === 1 ? line.bottom <= scrollTop + view : line.top >= scrollTop;
    if (!isSeen) this.dialog.scrollBy({ top: by * view * 0.6, behavior: 'instant' });
    return !isSeen;
  }

  #onScroll(): void {
    const { scrollTop, clientHeight } = this.dialog;
    const isSeen = this.#at >= scrollTop && this.#at <= scrollTop + clientHeight;
    if (this.#leader.by === 'pointer') this.#lookAt(this.#leader.y / clientHeight);
    else if (this.#leader.by === 'touch' || (!isSeen && this.#target === null)) this.#lookAt(READING);
  }

  #onMove({ pointerType, clientX: x, clientY }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    const y = clientY - this.dialog.getBoundingClientRect().top;
    const before = this.#leader;
    if (before.by === 'pointer' && Math.hypot(x - before.x, y - before.y) < MOVED) return;
    this.#leader = { by: 'pointer', x, y };
    this.#lookAt(y / this.dialog.clientHeight);
  }
}

const middleOf = ({ top, bottom }: LineBox) => (top + bottom) / 2;

function createBands({ ownerDocument }: HTMLElement): HTMLElement {
  const layer = createHtml(ownerDocument, 'div');
  layer.className = 'line-focus';
  layer.ariaHidden = 'true';
  layer.append(createHtml(ownerDocument, 'div'), createHtml(ownerDocument, 'div'));
  return layer;
}

/** Returns the direction of an arrow key; null if a control has the focus, because controls use the arrow keys too. */
export function arrowOf(event: KeyboardEvent): 1 | -1 | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  // outside the reader's shadow root, `event.target` is always its host
  const [target] = event.composedPath();
  const isElsewhere = target instanceof Element && target.closest('.bar, .strips, input, select, textarea') !== null;
  if (isElsewhere || ctrlKey || metaKey || altKey || shiftKey) return null;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : null;
}

/** Elements that count as one line, whatever they contain. */
const WHOLE = 'img, svg, video, audio, iframe, table, pre, .formula, .embed, hr';
const NO_LINE = 'button, .heard, [hidden]';

/** Distance above and below the view in which lines are also measured (heights of the view), for the next steps. */
const BEYOND = 1;

function linesInView(dialog: HTMLElement): LineBox[] {
  const view = dialog.getBoundingClientRect();
  const [from, to] = [view.top - BEYOND * view.height, view.bottom + BEYOND * view.height];
  const toHeight = dialog.scrollTop - view.top;
  const boxes: LineBox[] = [];
  const add = ({ top, bottom }: DOMRect, isWhole = false) => {
    if (bottom < from || top > to) return;
    boxes.push({ top: top + toHeight, bottom: bottom + toHeight, isWhole });
  };
  for (const block of dialog.querySelectorAll(
    '.kicker, .article > :not(.body), .body > :not(.stretch), .stretch > *',
  )) {
    const { top, bottom } = block.getBoundingClientRect();
    if (bottom >= from && top <= to) addBoxes(block, add);
  }
  return linesOf(boxes);
}

function addBoxes(block: Element, add: (box: DOMRect, isWhole?: boolean) => void): void {
  const range = new Range();
  const visit = (node: Node) => {
    if (node instanceof Text) {
      if (node.data.trim() === '') return;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) add(box);
    } else if (node instanceof Element && !node.matches(NO_LINE)) {
      if (node.matches(WHOLE)) add(node.getBoundingClientRect(), true);
      else for (const child of node.childNodes) visit(child);
    }
  };
  visit(block);
}
