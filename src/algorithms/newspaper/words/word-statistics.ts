/** Counts words, stop words and links as running totals, so that an element's counts are differences of totals. */
import type { NodeTable } from '../../../page/snapshot/types.ts';
import { at } from '../../../shared/column.ts';
import {
  COMMENT,
  chunkFrom,
  chunkText,
  elementsBelow,
  following,
  followingOutside,
  type TextPiece,
  type TreeElement,
} from '../../steps/element-tree.ts';
import { collapsePythonSpace } from '../../steps/python-text.ts';
import type { WordCounter } from './word-counter.ts';

/** Elements that are not counted, nor is the text directly after them: the original program deletes both. */
const UNCOUNTED: ReadonlySet<string> = new Set(['script', 'style', 'select', 'option', 'textarea', COMMENT]);

/** Returns whether an element's text, and the text directly after it, do not count as text of the element's parent. */
export function isUncounted({ name }: TreeElement): boolean {
  return UNCOUNTED.has(name);
}

/** A text that the original program stores as one string. In the tree of this port, it may be several pieces. */
interface Chunk {
  readonly first: TextPiece;
  readonly text: string;
}

/** Returns all text but that of scripts, styles and form controls (docs/specs/newspaper.md, "Words and links (4k)"). */
function countedChunks(root: TreeElement): Chunk[] {
  const chunks: Chunk[] = [];
  for (let node = root.first; node; ) {
    if (node.kind === 'text') {
      const pieces = chunkFrom(node);
      if (node.previous?.kind !== 'element' || !isUncounted(node.previous))
        chunks.push({ first: node, text: chunkText(pieces) });
      node = followingOutside(pieces.at(-1) ?? node, root);
    } else node = isUncounted(node) ? followingOutside(node, root) : following(node, root);
  }
  return chunks;
}

export function countedText(root: TreeElement): string {
  return collapsePythonSpace(
    countedChunks(root)
      .map(({ text }) => text)
      .join(' '),
  );
}

export interface WordStatistics {
  readonly words: number;
  readonly stopWords: number;
  readonly links: number;
  /** Number of words in links. As in the original program, a link without words counts as one word. */
  readonly linkWords: number;
}

export type StatisticsOf = (element: TreeElement) => WordStatistics;

/** Counts all words of a tree at once; later edits do not change the results. Nodes must be in the snapshot's order. */
export function wordStatistics({ size, end }: NodeTable, root: TreeElement, count: WordCounter): StatisticsOf {
  const words = new Int32Array(size + 1);
  const stopWords = new Int32Array(size + 1);
  const links = new Int32Array(size + 1);
  const linkWords = new Int32Array(size + 1);
  const inside = (column: Int32Array, { source }: TreeElement): number =>
    at(column, at(end, source)) - at(column, source + 1);

  for (const { first, text } of countedChunks(root)) {
    const found = count(text);
    words[first.source + 1] = found.words;
    stopWords[first.source + 1] = found.stopWords;
  }
  accumulate(words);
  accumulate(stopWords);
  for (const link of elementsBelow(root, isLink)) {
    links[link.source + 1] = 1;
    linkWords[link.source + 1] = Math.max(inside(words, link), 1);
  }
  accumulate(links);
  accumulate(linkWords);
  return (element) => ({
    words: inside(words, element),
    stopWords: inside(stopWords, element),
    links: inside(links, element),
    linkWords: inside(linkWords, element),
  });
}

function isLink({ name }: TreeElement): boolean {
  return name === 'a' || name === 'button';
}

function accumulate(column: Int32Array): void {
  for (let row = 1; row < column.length; row++) column[row] = at(column, row) + at(column, row - 1);
}

/** Returns the highest acceptable percentage of linked words: about 70 in the shortest texts, 33 in very long ones. */
export function linkLimit(words: number): number {
  return 87 - 70 / (1.3 + Math.exp(1 - words / 200));
}

/** Limit for texts of fewer than `words` words: more than `links` links, and `percent` percent of linked words. */
const SHORT = { words: 50, links: 2, percent: 50 };

/** Returns whether a text has too many links (docs/specs/newspaper.md, "Words and links (4k)"). */
export function isHighLinkDensity({ words, links, linkWords }: WordStatistics): boolean {
  if (links === 0) return false;
  if (words === 0) return true;
  const percent = (100 * linkWords) / words;
  return percent > linkLimit(words) || (words < SHORT.words && links > SHORT.links && percent > SHORT.percent);
}
