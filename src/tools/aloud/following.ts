/** Scrolls so that the spoken text stays in view, until the user scrolls away from it. */

/** Spoken text below LOWER, or out of view, is scrolled to UPPER (share of the view, from the top). */
const UPPER = 0.25;
const LOWER = 0.8;
/** Longest automatic scroll (ms); its events are not the user's. An interrupted scroll fires no `scrollend`. */
const LONGEST_SCROLL = 1200;
const SCROLL_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

export class Following {
  /** Whether the user has scrolled away. Automatic scrolling then pauses until the spoken text is in view again. */
  isAway = false;
  private range: Range | null = null;
  private ourScrollEnds = 0;

  constructor(
    private readonly dialog: HTMLElement,
    signal: AbortSignal,
    private readonly onChange: () => void,
  ) {
    const passive = { passive: true, signal };
    dialog.addEventListener('scroll', () => this.onScroll(), passive);
    // Input from the user interrupts the automatic scroll; the scroll events after such input come from the user.
    const interrupt = () => void (this.ourScrollEnds = 0);
    for (const type of ['wheel', 'touchmove', 'pointerdown']) dialog.addEventListener(type, interrupt, passive);
    dialog.addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && interrupt(), passive);
  }

  follow(range: Range): void {
    this.range = range;
    const box = firstBox(range);
    if (!this.isAway && box && !this.isComfortable(box)) this.scroll(box);
  }

  comeBack(): void {
    this.isAway = false;
    const box = this.range && firstBox(this.range);
    if (box) this.scroll(box);
    this.onChange();
  }

  end(): void {
    this.range = null;
    this.isAway = false;
  }

  private onScroll(): void {
    const box = this.range && firstBox(this.range);
    if (!box || performance.now() < this.ourScrollEnds) return;
    const wasAway = this.isAway;
    this.isAway = box.bottom <= endOfStrips(this.dialog) || box.top >= this.dialog.clientHeight;
    if (this.isAway !== wasAway) this.onChange();
  }

  private isComfortable({ top, bottom }: DOMRect): boolean {
    const { clientHeight: view } = this.dialog;
    const start = endOfStrips(this.dialog);
    return top >= start && (bottom <= view * LOWER || top <= start + view * UPPER);
  }

  private scroll(box: DOMRect): void {
    const prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.ourScrollEnds = performance.now() + (prefersStill ? 100 : LONGEST_SCROLL);
    const top = endOfStrips(this.dialog);
    const start = top + (this.dialog.clientHeight - top) * UPPER;
    this.dialog.scrollBy({ top: box.top - start, behavior: prefersStill ? 'instant' : 'smooth' });
  }
}

/** Returns the lower edge of the toolbar and of the control strips below it (px from the top of the window). */
export function endOfStrips(dialog: HTMLElement): number {
  const ends = [...dialog.querySelectorAll('.bar, .strips')].map((element) => element.getBoundingClientRect().bottom);
  return Math.max(0, ...ends);
}

/** Returns the box of only the first line, because the box of a long sentence may be taller than the view. */
const firstBox = (range: Range): DOMRect | undefined => range.getClientRects()[0];

/** Names of the CSS highlights, which are global to the document; the style sheet uses the same names. */
const SENTENCE = 'lectern-aloud-sentence';
const WORD = 'lectern-aloud-word';

/** Marks the spoken text with the CSS Custom Highlight API, which does not change the article's elements. */
export function showSaid(sentence: Range | null, word: Range | null): void {
  // The passages that the user has highlighted have priority 0, so the browser draws these marks over them.
  set(SENTENCE, sentence, 10);
  set(WORD, word, 11);
}

function set(name: string, range: Range | null, priority: number): void {
  if (!range) {
    CSS.highlights.delete(name);
    return;
  }
  const highlight = new Highlight(range);
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
}
