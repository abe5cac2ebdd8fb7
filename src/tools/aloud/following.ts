/** Keeps the spoken text in view, unless the user has scrolled away. */

export interface Following {
  /** Keeps a range of spoken text in view. */
  follow(range: Range): void;
  /** The user has scrolled away; nothing is followed until it comes into view again. */
  readonly isAway: boolean;
  /** Scrolls to the spoken text and follows it again. */
  comeBack(): void;
}

interface FollowingOptions {
  dialog: HTMLElement;
  signal: AbortSignal;
  /** Returns the lower edge of the bar and the strips (px from the top of the window). */
  top(): number;
  onChange(): void;
}

/** Position of spoken text after a scroll, and its lowest position (shares of the view from the top). */
const UPPER = 0.25;
const LOWER = 0.8;
/** Longest wait for the end of our scroll (ms); an interrupted one fires no end event. */
const LONGEST_SCROLL = 1200;

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

  /** Whether a line is where the user can read it comfortably. */
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
  // a scroll by the user ends ours
  for (const type of ['wheel', 'touchmove', 'pointerdown'] as const)
    dialog.addEventListener(
      type,
      () => {
        ourScrollEnds = 0;
      },
      { passive: true, signal },
    );

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
  };
}

/** Returns the box of the first line, because a long sentence need not be in view as a whole. */
function firstBox(range: Range): DOMRect | null {
  const [first] = range.getClientRects();
  return first ?? null;
}
