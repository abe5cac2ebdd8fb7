/** State of the open outline (its rows; the folded, current and Tab-key row), and the user's position in the text. */
import type { Root } from 'hast';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { intact } from '../../../platform/unclobbered.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { foldedAtFirst, linesOf, rowsOf, shownFor, shownRows } from './headings.ts';

export function useOutline(box: RefObject<HTMLElement | null>, props: ReaderViewProps) {
  const tree = props.state.article?.tree ?? null;
  const rows = rowsOf(tree ? linesOf(tree, props.tools.outline()) : []);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const folded = difference(foldedAtFirst(rows), changed);
  const shown = shownRows(rows, folded);
  const heading = useCurrentHeading(box, tree);
  const reached = rows.findLastIndex((row) => row.heading !== null && row.heading <= (heading ?? -1));
  /** Index of the row whose section the user is reading; -1 above the first heading. */
  const current = shownFor(rows, shown, reached);
  /** Id of the row that has the focus; null if the focus is not in the outline. */
  const [focused, setFocused] = useState<string | null>(null);
  /** Index of the row that the Tab key focuses; undefined if there is none. */
  const stop = shown.find((number) => rows[number]?.id === focused) ?? (current >= 0 ? current : shown[0]);
  /** Folds or unfolds a row. */
  const fold = (number: number) => setChanged(difference(changed, new Set([rows[number]?.id ?? ''])));
  // until the text has been measured, `current` is not known
  return { rows, folded, shown, current, stop, isKnown: heading !== null, fold, setFocused };
}

/** Returns the ids that are in one of the sets but not in both. */
function difference(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...a, ...b].filter((id) => a.has(id) !== b.has(id)));
}

/** Returns the index of the heading whose section the user is reading; -1 above the first, null before measuring. */
function useCurrentHeading(box: RefObject<HTMLElement | null>, tree: Root | null): number | null {
  const [current, setCurrent] = useState<number | null>(null);
  useLayoutEffect(() => {
    const dialog = box.current?.closest('dialog');
    if (!dialog) return;
    let tops: readonly number[] = [];
    const measure = () => {
      const top = dialog.getBoundingClientRect().top - dialog.scrollTop;
      tops = headingElements(dialog).map((heading) => {
        const box = heading.getBoundingClientRect();
        // headings in a closed `<details>` have no height; they count as not reached
        return box.height > 0 ? box.top - top : Number.POSITIVE_INFINITY;
      });
    };
    const look = (hasMoved: boolean) => {
      if (hasMoved) measure();
      setCurrent(currentHeading(tops, dialog));
    };
    return watchText(dialog, look, true);
  }, [tree]);
  return current;
}

/**
 * Calls `run` in the next frame (at once if `isAtOnce`), and then in the frame after each scroll and each change of the
 * text's size. `hasMoved` is true in the first call and after a change of size. Returns a function that ends the calls.
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

/** Distance from the top at which a heading counts as reached (CSS pixels): the height of the bar and a few lines. */
const REACHED = 128;

/**
 * Returns the index of the last heading that the user has reached, or -1. The last headings of a text can never scroll
 * up to the top of the view, so near the end of the text, a heading that is lower in the view counts as reached too.
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
