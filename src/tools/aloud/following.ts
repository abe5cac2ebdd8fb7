/** Scrolls so that the spoken text stays in view, until the user scrolls away from it. */

export interface Following {
  follow(range: Range): void;
  /** Whether the user has scrolled away. Automatic scrolling then pauses until the spoken text is in view again. */
  readonly isAway: boolean;
  /** Scrolls to the spoken text and follows it again. */
  comeBack(): void;
  /** Forgets the spoken text, because reading aloud has ended. */
  end(): void;
}

interface FollowingOptions {
  dialog: HTMLElement;
  signal: AbortSignal;
  /** Returns the lower edge of the toolbar and of the control strips below it (px from the top of the window). */
  top(): number;
  onChange(): void;
}

/**
 * Heights in the reader's view (0: top, 1: bottom). Spoken text that is below LOWER, or out of view, is scrolled to
 * UPPER.
 */
const UPPER = 0.25;
const LOWER = 0.8;
/** Longest automatic scroll (ms). Its end cannot be observed: an interrupted scroll fires no `scrollend`. */
const LONGEST_SCROLL = 1200;
const SCROLL_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

export function createFollowing({ dialog, signal, top, onChange }: FollowingOptions): Following {
  let range: Range | null = null;
  let isAway = false;
  let ourScrollEnds = 0;

  function scroll(box: DOMRect): void {
    const prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    ourScrollEnds = performance.now() + (prefersStill ? 100 : LONGEST_SCROLL);
    const start = top() + (dialog.clientHeight - top()) * UPPER;
    dialog.scrollBy({ top: box.top - start, behavior: prefersStill ? 'instant' : 'smooth' });
  }

  function follow(next: Range): void {
    range = next;
    const box = firstBox(next);
    if (!isAway && box && !isComfortable(box)) scroll(box);
  }

  function isComfortable({ top: upper, bottom }: DOMRect): boolean {
    const view = dialog.clientHeight;
    return upper >= top() && (bottom <= view * LOWER || upper <= top() + view * UPPER);
  }

  const isInView = ({ top: upper, bottom }: DOMRect) => bottom > top() && upper < dialog.clientHeight;

  dialog.addEventListener(
    'scroll',
    () => {
      const box = range && firstBox(range);
      if (!box || performance.now() < ourScrollEnds) return;
      const wasAway = isAway;
      isAway = !isInView(box);
      if (isAway !== wasAway) onChange();
    },
    { passive: true, signal },
  );
  // Input from the user interrupts the automatic scroll; scroll events after it come from the user.
  const interrupt = () => void (ourScrollEnds = 0);
  for (const type of ['wheel', 'touchmove', 'pointerdown'])
    dialog.addEventListener(type, interrupt, { passive: true, signal });
  dialog.addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && interrupt(), { passive: true, signal });

  return {
    follow,
    get isAway() {
      return isAway;
    },
    comeBack() {
      isAway = false;
      const box = range && firstBox(range);
      if (box) scroll(box);
      onChange();
    },
    end() {
      range = null;
      isAway = false;
    },
  };
}

/** Returns the box of the first line only, because a long sentence may not fit into the view. */
function firstBox(range: Range): DOMRect | null {
  const [first] = range.getClientRects();
  return first ?? null;
}

/** Names of the CSS highlights, which are global to the document; the style sheet uses the same names. */
const SENTENCE = 'lectern-aloud-sentence';
const WORD = 'lectern-aloud-word';

/** Priorities of the CSS highlights, higher than those of the passages that the user has highlighted. */
const PRIORITY = { [SENTENCE]: 10, [WORD]: 11 } as const;

/** Marks the spoken text with the CSS Custom Highlight API, which does not change the article's elements. */
export function showSaid(sentence: Range | null, word: Range | null): void {
  set(SENTENCE, sentence);
  set(WORD, word);
}

function set(name: typeof SENTENCE | typeof WORD, range: Range | null): void {
  if (!range) {
    CSS.highlights.delete(name);
    return;
  }
  const highlight = new Highlight(range);
  highlight.priority = PRIORITY[name];
  CSS.highlights.set(name, highlight);
}
