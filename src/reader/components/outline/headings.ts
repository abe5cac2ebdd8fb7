/** Makes the lines of the outline: the headings of an article, and other items (such as highlights) among them. */
import type { Element, ElementContent, Root } from 'hast';
import { headingLevel, isElement, textOf } from '../../../article/structure/hast.ts';
import { weaklyMemoised } from '../../../shared/memoised.ts';
import type { OutlineItem } from '../../port.ts';

export interface OutlineLine {
  /** Id that stays the same while the article contains the line. */
  id: string;
  text: string;
  /** Level: 1 to 6 for headings; any other item is one level below the heading that it follows. */
  level: number;
  /** Index among the article's headings, from 0; null for items that are not headings. */
  heading: number | null;
  item: OutlineItem | null;
}

interface Heading {
  text: string;
  level: number;
  /**
   * Place in the text: id of the heading's first text node (`dataNode`). A heading without text has the place of the
   * heading before it, or -1 if it is the first heading.
   */
  place: number;
}

/** Returns the article's headings, without those that a tool has inserted or that are in the page's own contents. */
export const headingsOf = weaklyMemoised((tree: Root): readonly Heading[] => {
  const headings: Heading[] = [];
  const walk = (nodes: readonly ElementContent[]): void => {
    for (const node of nodes) {
      if (!isElement(node) || isNotText(node)) continue;
      const level = headingLevel(node);
      const place = Number(node.properties.dataNode ?? headings.at(-1)?.place ?? -1);
      if (level > 0) headings.push({ text: lineOf(node), level, place });
      else walk(node.children);
    }
  };
  walk(tree.children as ElementContent[]);
  return headings;
});

/** Returns whether an element was inserted by a tool of the reader, or is the page's own table of contents. */
const isNotText = ({ properties }: Element) =>
  properties.dataOurs !== undefined || properties.dataContents !== undefined;

const lineOf = (node: ElementContent) => textOf(node).replace(/\s+/g, ' ').trim();

/** Returns the lines of the outline. Headings without text get no line, but count in `heading` (an index). */
export function linesOf(tree: Root, items: readonly OutlineItem[]): OutlineLine[] {
  const headings = headingsOf(tree);
  const lines: OutlineLine[] = [];
  const seen = new Map<number, number>();
  for (const [heading, { text, level, place }] of headings.entries()) {
    const again = seen.get(place) ?? 0;
    seen.set(place, again + 1);
    if (text !== '') lines.push({ id: `${place}.${again}`, text, level, heading, item: null });
  }
  for (const item of items) {
    const at = item.place === null ? lines.length : placeAmong(lines, headings, item.place);
    const level = item.place === null ? 1 : levelBelow(lines, at);
    lines.splice(at, 0, { id: item.id, text: item.text, level, heading: null, item });
  }
  return lines;
}

/** Returns the index of the first line whose heading or item comes after a place in the text (id of a text node). */
function placeAmong(lines: readonly OutlineLine[], headings: readonly Heading[], place: number): number {
  const at = lines.findIndex(({ heading, item }) => {
    const own = item ? (item.place ?? Number.POSITIVE_INFINITY) : (headings[heading ?? -1]?.place ?? -1);
    return own > place;
  });
  return at < 0 ? lines.length : at;
}

function levelBelow(lines: readonly OutlineLine[], at: number): number {
  const above = lines.slice(0, at).findLast(({ heading }) => heading !== null);
  return above ? above.level + 1 : 1;
}

export interface OutlineEntry extends OutlineLine {
  /** Level in the tree, from 1, without gaps: an h4 directly below an h2 is only one level deeper. */
  depth: number;
  /** Index of the parent line; -1 for none. */
  parent: number;
  hasChildren: boolean;
  /** Position among the lines with the same parent, from 1, and the number of these lines. */
  position: number;
  siblings: number;
}

/** Maximum number of lines of an outline that is unfolded at first; a longer one shows only its top level. */
const MOST_UNFOLDED = 40;

export function rowsOf(lines: readonly OutlineLine[]): OutlineEntry[] {
  const rows: OutlineEntry[] = [];
  /** The headings whose sections contain the line that the loop has reached, outermost first. */
  const open: { number: number; level: number }[] = [];
  const below = new Map<number, number>();
  for (const [number, line] of lines.entries()) {
    while ((open.at(-1)?.level ?? 0) >= line.level) open.pop();
    const parent = open.at(-1)?.number ?? -1;
    const position = (below.get(parent) ?? 0) + 1;
    below.set(parent, position);
    rows.push({ ...line, depth: open.length + 1, parent, hasChildren: false, position, siblings: 0 });
    // only headings can be parents of other lines
    if (line.item === null) open.push({ number, level: line.level });
  }
  return rows.map((row, number) => ({
    ...row,
    hasChildren: below.has(number),
    siblings: below.get(row.parent) ?? 0,
  }));
}

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

/** Returns `number` if that row is visible, or else the number of the folded row that contains it; -1 for none. */
export function shownFor(rows: readonly OutlineEntry[], shown: readonly number[], number: number): number {
  const isShown = new Set(shown);
  let at = number;
  while (at >= 0 && !isShown.has(at)) at = rows[at]?.parent ?? -1;
  return at;
}
