/** The lines of the outline as a tree with folded branches. */
import type { OutlineLine } from './headings.ts';

/** A line and its position in the tree. */
export interface OutlineEntry extends OutlineLine {
  /** Level in the tree, from 1. Heading levels that a page skips do not count. */
  depth: number;
  /** Number of the parent line; -1 for none. */
  parent: number;
  hasChildren: boolean;
  /** Position among the lines with the same parent, from 1, and the number of these lines. */
  position: number;
  siblings: number;
}

/** Largest outline that is shown unfolded at first (lines); of a larger one, only the top lines are shown. */
const MOST_UNFOLDED = 40;

export function rowsOf(lines: readonly OutlineLine[]): OutlineEntry[] {
  const rows: OutlineEntry[] = [];
  const open: number[] = [];
  const below = new Map<number, number>();
  for (const [number, line] of lines.entries()) {
    while (open.length > 0 && levelAt(rows, open) >= line.level) open.pop();
    const parent = open.at(-1) ?? -1;
    const position = (below.get(parent) ?? 0) + 1;
    below.set(parent, position);
    rows.push({ ...line, depth: open.length + 1, parent, hasChildren: false, position, siblings: 0 });
    // only headings have children
    if (line.item === null) open.push(number);
  }
  return rows.map((row, number) => ({
    ...row,
    hasChildren: below.has(number),
    siblings: below.get(row.parent) ?? 0,
  }));
}

const levelAt = (rows: readonly OutlineEntry[], open: readonly number[]) => rows[open.at(-1) as number]?.level ?? 0;

export function foldedAtFirst(rows: readonly OutlineEntry[]): ReadonlySet<string> {
  if (rows.length <= MOST_UNFOLDED) return new Set();
  return new Set(rows.filter(({ hasChildren }) => hasChildren).map(({ id }) => id));
}

export function shownRows(rows: readonly OutlineEntry[], folded: ReadonlySet<string>): number[] {
  const isHidden: boolean[] = [];
  for (const { parent } of rows)
    isHidden.push(parent >= 0 && (isHidden[parent] === true || folded.has(rows[parent]?.id ?? '')));
  return [...rows.keys()].filter((number) => !isHidden[number]);
}

/** Returns the number of the row itself if it is visible, or else of the folded row that contains it; -1 for none. */
export function shownFor(rows: readonly OutlineEntry[], shown: readonly number[], number: number): number {
  const isShown = new Set(shown);
  let at = number;
  while (at >= 0 && !isShown.has(at)) at = rows[at]?.parent ?? -1;
  return at;
}
