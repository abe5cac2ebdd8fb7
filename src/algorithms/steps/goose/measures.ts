/**
 * Counts stop words, words and links of whole trees once, because many steps need the counts. The text of an element is
 * a list of chunks joined by spaces (docs/specs/goose.md, "Tree and text"). The counts are running totals over the
 * chunks, so the count within an element is the difference of two totals.
 */
import { at } from '../../../shared/column.ts';
import { beginsChunk, COMMENT, chunkFrom, chunkText, following, type TreeElement } from '../element-tree/tree.ts';
import type { CountStatistics, TextStatistics } from './text-statistics.ts';

/** Arrays with one row per element. The rows follow document order, one tree after the other. Comments have no row. */
interface Columns {
  elements: TreeElement[];
  roots: number[];
  /** Row of the element's parent; -1 for a root. */
  parent: number[];
  /** Row after the last descendant of the element. */
  end: number[];
  /** Row of the nearest `p` among the earlier siblings of the element, or -1. */
  previousParagraph: number[];
  /** Row of the last `p` among the children that the element has so far, or -1. */
  lastParagraph: number[];
  /** Number of chunks (texts between two tags) before the start tag; `chunkEnd` is the number before the end tag. */
  chunkStart: number[];
  chunkEnd: number[];
  /** Running totals over chunks: entry n is the sum over the first n chunks. */
  totals: Record<keyof TextStatistics, number[]>;
  /** Running totals over rows: number of links, number of links with text, and number of spaces in the link texts. */
  links: number[];
  linksWithText: number[];
  linkSpaces: number[];
}

type AsRead<T> = { readonly [Key in keyof T]: T[Key] extends (infer Row)[] ? readonly Row[] : T[Key] };
export type Measures = AsRead<Columns>;

/** Counts the words and links in some trees. Later edits of the trees do not change the counts. */
export function measure(roots: readonly TreeElement[], count: CountStatistics): Measures {
  const columns: Columns = {
    elements: [],
    roots: [],
    parent: [],
    end: [],
    previousParagraph: [],
    lastParagraph: [],
    chunkStart: [],
    chunkEnd: [],
    totals: { words: [0], countedWords: [0], stopWords: [0], letters: [0] },
    links: [0],
    linksWithText: [0],
    linkSpaces: [0],
  };
  for (const root of roots) {
    columns.roots.push(columns.elements.length);
    addTree(columns, root, count);
  }
  addLinks(columns);
  return columns;
}

function addTree(columns: Columns, root: TreeElement, count: CountStatistics): void {
  const open = [addElement(columns, root, -1)];
  const close = (): void => {
    const row = open.pop() ?? 0;
    columns.end[row] = columns.elements.length;
    columns.chunkEnd[row] = columns.totals.words.length - 1;
  };
  for (let node = following(root, root); node; node = following(node, root)) {
    while (at(columns.elements, open.at(-1) ?? 0) !== node.parent) close();
    if (node.kind === 'text') {
      if (beginsChunk(node)) addChunk(columns, count(chunkText(chunkFrom(node))));
    } else if (node.name !== COMMENT) open.push(addElement(columns, node, open.at(-1) ?? 0));
  }
  while (open.length > 0) close();
}

function addElement(columns: Columns, element: TreeElement, parent: number): number {
  const row = columns.elements.push(element) - 1;
  columns.parent.push(parent);
  columns.end.push(row + 1);
  columns.lastParagraph.push(-1);
  columns.previousParagraph.push(parent < 0 ? -1 : at(columns.lastParagraph, parent));
  if (parent >= 0 && element.name === 'p') columns.lastParagraph[parent] = row;
  const chunks = columns.totals.words.length - 1;
  columns.chunkStart.push(chunks);
  columns.chunkEnd.push(chunks);
  return row;
}

function addChunk({ totals }: Columns, { words, countedWords, stopWords, letters }: TextStatistics): void {
  const add = (column: number[], value: number): void => {
    column.push(at(column, column.length - 1) + value);
  };
  add(totals.words, words);
  add(totals.countedWords, countedWords);
  add(totals.stopWords, stopWords);
  add(totals.letters, letters);
}

function addLinks(columns: Columns): void {
  const { elements, links, linksWithText, linkSpaces } = columns;
  for (let row = 0; row < elements.length; row++) {
    const isLink = at(elements, row).name === 'a';
    const words = isLink ? total(columns, row, 'words') : 0;
    links.push(at(links, row) + (isLink ? 1 : 0));
    linksWithText.push(at(linksWithText, row) + (words > 0 ? 1 : 0));
    linkSpaces.push(at(linkSpaces, row) + Math.max(0, words - 1));
  }
}

export function total({ totals, chunkStart, chunkEnd }: Measures, row: number, key: keyof TextStatistics): number {
  return at(totals[key], at(chunkEnd, row)) - at(totals[key], at(chunkStart, row));
}

export function textLength(measures: Measures, row: number): number {
  return total(measures, row, 'letters') + Math.max(0, total(measures, row, 'words') - 1);
}

export function rowsBelow({ elements, end }: Measures, row: number, name: string): number[] {
  const found: number[] = [];
  for (let below = row + 1; below < at(end, row); below++) if (at(elements, below).name === name) found.push(below);
  return found;
}

export function childRows({ end }: Measures, row: number): number[] {
  const found: number[] = [];
  for (let child = row + 1; child < at(end, row); child = at(end, child)) found.push(child);
  return found;
}
