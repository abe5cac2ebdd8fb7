/** State of the open outline: its rows, which of them are folded, the current row, and the tab stop. */

import type { Root } from 'hast';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { ReaderViewProps } from '../../state/view.ts';
import {
  foldedAtFirst,
  linesOf,
  type OutlineEntry,
  type OutlineLine,
  rowsOf,
  shownFor,
  shownRows,
} from './headings.ts';
import { currentHeading, headingElements, watchText } from './watch-text.ts';

export interface OutlineState {
  lines: readonly OutlineLine[];
  rows: readonly OutlineEntry[];
  /** Ids of the folded rows. */
  folded: ReadonlySet<string>;
  /** Numbers of the visible rows. */
  shown: readonly number[];
  /** Number of the row whose section the user is reading; -1 above the first heading. */
  current: number;
  /** Number of the row that the Tab key focuses; undefined if there is none. */
  stop: number | undefined;
  /** Whether `current` is known yet. */
  isKnown: boolean;
  /** Folds or unfolds a row. */
  fold(number: number): void;
  /** Sets the id of the row that has the focus; null when the focus has left the outline. */
  setFocused(id: string | null): void;
}

export function useOutline(box: RefObject<HTMLElement | null>, props: ReaderViewProps): OutlineState {
  const tree = props.state.article?.tree ?? null;
  const lines = tree ? linesOf(tree, props.tools.outline()) : [];
  const content = lines.map(({ id, text, level }) => `${id} ${level} ${text}`).join('\n');
  const rows = useMemo(() => rowsOf(lines), [content]);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const folded = useMemo(() => difference(foldedAtFirst(rows), changed), [rows, changed]);
  const shown = useMemo(() => shownRows(rows, folded), [rows, folded]);
  const heading = useCurrentHeading(box, tree);
  const reached = rows.findLastIndex((row) => row.heading !== null && row.heading <= (heading ?? -1));
  const current = shownFor(rows, shown, reached);
  const [focused, setFocused] = useState<string | null>(null);
  const stop = shown.find((number) => rows[number]?.id === focused) ?? (current >= 0 ? current : shown[0]);
  const fold = (number: number) => setChanged(difference(changed, new Set([rows[number]?.id ?? ''])));
  return { lines, rows, folded, shown, current, stop, isKnown: heading !== null, fold, setFocused };
}

/** Returns the ids that are in exactly one of the sets. */
function difference(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...a, ...b].filter((id) => a.has(id) !== b.has(id)));
}

/** The number of the heading whose section is being read; -1 above the first heading, null before it is known. */
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
        // headings in a folded part have no height; they count as not reached
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
