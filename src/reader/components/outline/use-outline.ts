/** What the outline knows while it is open: its rows, which of them are folded, where one reads, where the Tab key stops. */
import type { RefObject } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { ReaderViewProps } from '../../state/view.ts';
import { linesOf, type OutlineLine } from './headings.ts';
import { foldedAtFirst, type OutlineEntry, rowsOf, shownFor, shownRows } from './rows.ts';
import { useCurrentHeading } from './use-current-heading.ts';

export interface OutlineState {
  lines: readonly OutlineLine[];
  rows: readonly OutlineEntry[];
  /** Ids of rows. */
  folded: ReadonlySet<string>;
  /** Numbers of rows, as are the next two. */
  shown: readonly number[];
  /** Where one reads; -1 above the first heading. */
  current: number;
  /** The one that the Tab key leads to; undefined where there is none. */
  stop: number | undefined;
  /** It is known by now where one reads. */
  isKnown: boolean;
  /** Folds a row, or unfolds it. */
  fold(number: number): void;
  /** null: the focus has left. */
  setFocused(id: string | null): void;
}

export function useOutline(box: RefObject<HTMLElement | null>, props: ReaderViewProps): OutlineState {
  const tree = props.state.article?.tree ?? null;
  const items = props.parts.additions?.flatMap(({ outline }) => outline?.(props) ?? []) ?? [];
  const lines = tree ? linesOf(tree, items) : [];
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

/** What is in one of both. */
function difference(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...a, ...b].filter((id) => a.has(id) !== b.has(id)));
}
