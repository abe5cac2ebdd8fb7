/**
 * Counts that are used repeatedly (stop words, words, links), computed once for whole trees. The text of an element
 * (docs/specs/goose.md, "Tree and text") is chunks joined by a space, so each count is the difference of two running
 * totals.
 */
import { at } from '../column.ts';
import { beginsChunk, chunkFrom, chunkText } from '../element-tree/text.ts';
import { COMMENT, following, type TreeElement } from '../element-tree/tree.ts';
import type { CountStatistics, TextStatistics } from './text-statistics.ts';

/** Columns by row. Rows are elements in document order, tree by tree, with roots and without comments. */
interface Columns {
  elements: TreeElement[];
  /** Rows of the trees' roots. */
  roots: number[];
  /** Row of the parent, or -1 for a root. */
  parent: number[];
  /** One past the last row below. */
  end: number[];
  /** Row of the nearest preceding sibling `p`, or -1. */
  previousParagraph: number[];
  /** Row of the last child `p` so far. */
  lastParagraph: number[];
  /** Number of chunks before the element, and before its end. */
  chunkStart: number[];
  chunkEnd: number[];
  /** Totals over the chunks before a chunk. */
  totals: Record<keyof TextStatistics, number[]>;
  /** Totals over the rows before a row: links, links with text, and spaces in their texts. */
  links: number[];
  linksWithText: number[];
  linkSpaces: number[];
}

type AsRead<T> = { readonly [Key in keyof T]: T[Key] extends (infer Row)[] ? readonly Row[] : T[Key] };
export type Measures = AsRead<Columns>;

/** Measures trees as they are now; later edits do not change the counts. */
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

/** Returns a total over all text in the element. */
export function total({ totals, chunkStart, chunkEnd }: Measures, row: number, key: keyof TextStatistics): number {
  return at(totals[key], at(chunkEnd, row)) - at(totals[key], at(chunkStart, row));
}

/** Returns the number of characters of an element's text. */
export function textLength(measures: Measures, row: number): number {
  return total(measures, row, 'letters') + Math.max(0, total(measures, row, 'words') - 1);
}

/** Returns the rows of the elements with a name below an element. */
export function rowsBelow({ elements, end }: Measures, row: number, name: string): number[] {
  const found: number[] = [];
  for (let below = row + 1; below < at(end, row); below++) if (at(elements, below).name === name) found.push(below);
  return found;
}

/** Returns the rows of the child elements. */
export function childRows({ end }: Measures, row: number): number[] {
  const found: number[] = [];
  for (let child = row + 1; child < at(end, row); child = at(end, child)) found.push(child);
  return found;
}
