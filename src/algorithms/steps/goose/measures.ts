/**
 * Counts stop words, words and links of whole trees once (docs/specs/goose.md, "Tree and text"): running totals over
 * the chunks, so the count within an element is the difference of two totals.
 */
import { at } from '../../../shared/column.ts';
import { beginsChunk, COMMENT, chunkFrom, chunkText, following, type TreeElement } from '../element-tree.ts';
import { isSpaceCode } from '../python-text.ts';

/** Arrays with one row per element. The rows follow document order, one tree after the other. Comments have no row. */
const createColumns = (needsWords: boolean) => ({
  elements: [] as TreeElement[],
  roots: [] as number[],
  /** Row of the element's parent; -1 for a root. */
  parent: [] as number[],
  /** Row after the last descendant of the element. */
  end: [] as number[],
  /** Row of the nearest `p` among the earlier siblings of the element, or -1. */
  previousParagraph: [] as number[],
  /** Row of the last `p` among the children that the element has so far, or -1. */
  lastParagraph: [] as number[],
  /** Number of chunks (texts between two tags) before the start tag; `chunkEnd` is the number before the end tag. */
  chunkStart: [] as number[],
  chunkEnd: [] as number[],
  /** Running totals over chunks: entry n is the sum over the first n chunks. */
  totals: { words: [0], countedWords: [0], stopWords: [0], letters: [0] },
  /** Running totals over rows: number of links, number of links with text, and number of spaces in the link texts. */
  links: [0],
  linksWithText: [0],
  linkSpaces: [0],
  /** Whether an empty text has no words (Newspaper) or one (Goose). If none, links without words make a link list. */
  needsWords,
});

type Columns = ReturnType<typeof createColumns>;
type AsRead<T> = { readonly [Key in keyof T]: T[Key] extends (infer Row)[] ? readonly Row[] : T[Key] };
export type Measures = AsRead<Columns>;

/** Counts the words and links in some trees. Later edits of the trees do not change the counts. */
export function measure(
  roots: readonly TreeElement[],
  count: CountStatistics,
  { needsWords }: Pick<Measures, 'needsWords'>,
): Measures {
  const columns = createColumns(needsWords);
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

/** Numbers of words and letters in a text. If two texts are joined by a space, their numbers add up. */
interface TextStatistics {
  /** Number of pieces of text between white space. */
  words: number;
  /** Number of words that count for the link density ({@link statisticsCounter}, `isWord`). */
  countedWords: number;
  stopWords: number;
  /** Number of characters that are not white space. */
  letters: number;
}

export type CountStatistics = (text: string) => TextStatistics;

/** Punctuation. Removed from words before the lookup, so, as in the original programs, "don't" is never a stop word. */
const PUNCTUATION = /[!-/:-@[-`{-~]+/g;

/**
 * Returns a function that counts words (docs/specs/goose.md, "Counting"). If the stop words have an empty entry, a word
 * of only punctuation is a stop word. `isWord` returns whether a word counts for the link density (default: all do).
 */
export function statisticsCounter(stopWords: ReadonlySet<string>, isWord?: (word: string) => boolean): CountStatistics {
  const mayHold = sieveOf(stopWords);
  return (text) => {
    const found: TextStatistics = { words: 0, countedWords: 0, stopWords: 0, letters: 0 };
    let start = 0;
    let hash = EMPTY_HASH;
    for (let place = 0; place <= text.length; place++) {
      const code = place < text.length ? text.charCodeAt(place) : 0x20;
      if (!isSpaceCode(code)) {
        hash = addToHash(hash, code);
        found.letters += isSecondHalf(code) ? 0 : 1;
        continue;
      }
      if (place > start) {
        found.words++;
        if (mayHold(hash) && stopWords.has(bare(text.slice(start, place)))) found.stopWords++;
        if (!isWord || isWord(text.slice(start, place))) found.countedWords++;
      }
      start = place + 1;
      hash = EMPTY_HASH;
    }
    return found;
  };
}

/** Returns whether a code unit is the second half of a surrogate pair, which counts as one character. */
function isSecondHalf(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

function bare(word: string): string {
  return word.replace(PUNCTUATION, '').toLowerCase();
}

const EMPTY_HASH = 0;
/** Hash of all words with a non-ASCII character, whose lower case cannot be computed letter by letter. */
const UNKNOWN_HASH = -1;
const SIZE = 1 << 16;

/**
 * Returns a function that quickly finds out that a word is not in a list (a Bloom filter with one hash). The hash of a
 * word ignores ASCII punctuation and case, and is computed letter by letter, without creating a string.
 */
function sieveOf(words: Iterable<string>): (hash: number) => boolean {
  const marks = new Uint8Array(SIZE);
  for (const word of words) {
    let hash = EMPTY_HASH;
    for (let place = 0; place < word.length; place++) hash = addToHash(hash, word.charCodeAt(place));
    if (hash !== UNKNOWN_HASH) marks[hash] = 1;
  }
  return (hash) => hash === UNKNOWN_HASH || marks[hash] === 1;
}

function addToHash(hash: number, code: number): number {
  if (hash === UNKNOWN_HASH || code >= 0x80) return UNKNOWN_HASH;
  const isCapital = code >= 0x41 && code <= 0x5a;
  const lower = isCapital ? code + 0x20 : code;
  const isKept = (lower >= 0x61 && lower <= 0x7a) || (lower >= 0x30 && lower <= 0x39) || lower < 0x20;
  return isKept ? (Math.imul(hash, 31) + lower) & (SIZE - 1) : hash;
}
