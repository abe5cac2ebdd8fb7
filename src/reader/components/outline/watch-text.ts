/**
 * Calls back when the user's position in the text may have changed, and finds the heading that the user has reached.
 */
import { intact } from '../../../platform/unclobbered.ts';

/**
 * Calls back first (at once if `isAtOnce`), and in the frame after each scroll and each change of the text's size,
 * after which `hasMoved` is true. Returns a function that stops watching.
 */
export function watchText(dialog: HTMLElement, run: (hasMoved: boolean) => void, isAtOnce = false): () => void {
  const view = intact(dialog.ownerDocument).defaultView;
  let frame: number | null = null;
  let hasMoved = true;
  const soon = () => {
    frame ??= view?.requestAnimationFrame(now) ?? null;
  };
  const now = () => {
    frame = null;
    run(hasMoved);
    hasMoved = false;
  };
  const observer = new ResizeObserver(() => {
    hasMoved = true;
    soon();
  });
  const page = dialog.querySelector('.page');
  const text = dialog.querySelector('.body');
  for (const box of [page, text]) if (box) observer.observe(box);
  dialog.addEventListener('scroll', soon, { passive: true });
  if (isAtOnce) now();
  else soon();
  return () => {
    observer.disconnect();
    dialog.removeEventListener('scroll', soon);
    if (frame !== null) view?.cancelAnimationFrame(frame);
  };
}

/** Returns the drawn elements of the article's headings, in the order of `headingsOf` (`headings.ts`). */
export function headingElements(dialog: HTMLElement): HTMLElement[] {
  const all = dialog.querySelectorAll<HTMLElement>('.article .body :is(h1, h2, h3, h4, h5, h6)');
  return [...all].filter((heading) => !heading.closest('[data-ours], .contents'));
}

/** Distance from the top of the view within which a heading is reached (CSS pixels): the bar and a few lines. */
const REACHED = 128;

/**
 * Returns the number of the last heading that the user has reached, or -1. The last headings of a text can never scroll
 * up to the top of the view, so near the end of the text a heading counts as reached further down in the view.
 *
 * @param tops distance of each heading from the top of the scrolled content (CSS pixels)
 */
export function currentHeading(tops: readonly number[], scroller: Scroller): number {
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  const left = scrollHeight - clientHeight - scrollTop;
  const share = clientHeight > 0 && scrollTop > 0 ? Math.max(0, 1 - left / clientHeight) : 0;
  const line = scrollTop + REACHED + share * Math.max(0, clientHeight - REACHED);
  let current = -1;
  for (const [number, top] of tops.entries()) if (top <= line) current = number;
  return current;
}

type Scroller = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;
