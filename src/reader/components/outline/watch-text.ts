/** Follows where in the text the reader is, at most once a frame. Only reads: what has been measured holds until the text moves. */
import { intact } from '../../../platform/unclobbered.ts';

/**
 * Calls back when something was scrolled, and when the text has another height or width than before.
 *
 * @param run told whether the text has moved in itself since the last time
 * @param isAtOnce now as well, and not with the next frame only
 * @returns ends it
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

/** The elements of the headings that the tree has (`headings.ts`), in the same order, as far as they are drawn. */
export function headingElements(dialog: HTMLElement): HTMLElement[] {
  const all = dialog.querySelectorAll<HTMLElement>('.article .body :is(h1, h2, h3, h4, h5, h6)');
  return [...all].filter((heading) => !heading.closest('[data-ours], .contents'));
}

/** How far below the top of the view a heading has been reached (CSS pixels): the bar, and a few lines. */
const REACHED = 128;

/**
 * Number of the last heading that has been reached, or -1. Near the end of the text, where the last headings cannot come
 * up so far, the line goes down to meet them.
 *
 * @param tops where each stands below the top of all that is scrolled
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
