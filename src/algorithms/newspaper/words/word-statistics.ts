/** Words, stop words and linked words, as running totals over the page: two look-ups per element. */
import type { NodeTable } from '../../../page/snapshot/types.ts';
import { at } from '../../steps/column.ts';
import { elementsBelow, type TreeElement } from '../../steps/element-tree/tree.ts';
import { countedChunks } from './counted-text.ts';
import type { WordCounter } from './word-counter.ts';

/** Counts of one element's text and of the links in it. */
export interface WordStatistics {
  readonly words: number;
  readonly stopWords: number;
  readonly links: number;
  /** Linked words; a link without words counts as one. */
  readonly linkWords: number;
}

export type StatisticsOf = (element: TreeElement) => WordStatistics;

/**
 * Returns the statistics of every element below `root` as the tree is now. Text and elements keep their order in the
 * snapshot, however the tree was edited.
 */
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
