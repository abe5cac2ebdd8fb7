/**
 * Features `t_` (the block's text), `m_title` and `m_description` (its likeness to what the page declares), `w…_` and
 * `n_` (the blocks before and after it).
 */
import { type BlockSums, sumOf } from '../../../page/blocks/model-view.ts';
import { sharedGrams } from '../../../page/blocks/word-hash.ts';
import { type FeatureContext, groupItems } from './context.ts';
import { COLUMN, FEATURE_COUNT } from './table.ts';

const { t_words, t_links, t_in_link, t_sentences, t_ending, t_capitals, t_bold, t_italic, t_dividers, t_same } = COLUMN;
const { m_title, m_description } = COLUMN;

export function fillText({ view, declared, likeness, logs, x }: FeatureContext): void {
  const { blocks, text, elements } = view;
  const { description } = declared;
  const same = groupItems(text.hash, 0);
  for (let block = 0; block < blocks.size; block++) {
    const group = same.of[block] as number;
    same.count[group] = (same.count[group] as number) + 1;
  }
  for (let block = 0; block < blocks.size; block++) {
    const row = block * FEATURE_COUNT;
    const words = Math.max(text.words[block] as number, 0.2);
    const characters = Math.max(text.characters[block] as number, 1);
    x[row + t_words] = Math.log1p(words);
    x[row + t_links] = (text.linkWords[block] as number) / words;
    x[row + t_in_link] = elements.inLink[blocks.element[block] as number] as number;
    x[row + t_sentences] = Math.log1p(text.sentenceEnds[block] as number);
    x[row + t_ending] = text.ending[block] as number;
    x[row + t_capitals] = (text.capitalWords[block] as number) / words;
    x[row + t_bold] = (text.bold[block] as number) / characters;
    x[row + t_italic] = (text.italic[block] as number) / characters;
    x[row + t_dividers] = Math.log1p(text.dividers[block] as number);
    x[row + t_same] = logs[(same.count[same.of[block] as number] as number) - 1] as number;
    x[row + m_title] = likeness[block] as number;
    x[row + m_description] = description === null ? 0 : sharedGrams(text, block, description);
  }
}

const { w3_words, w3_links, w8_links, w20_after, w20_words, w20_links, n_links, n_ending } = COLUMN;

/** Fills features about neighboring blocks. Runs after `fillText`, because it copies two features of the next block. */
export function fillNeighbours({ view: { blocks, sums }, x }: FeatureContext): void {
  const { size } = blocks;
  for (let block = 0; block < size; block++) {
    const row = block * FEATURE_COUNT;
    const start3 = block > 3 ? block - 3 : 0;
    const end3 = block + 4 < size ? block + 4 : size;
    const start8 = block > 8 ? block - 8 : 0;
    const end8 = block + 9 < size ? block + 9 : size;
    const start20 = block > 20 ? block - 20 : 0;
    const end20 = block + 21 < size ? block + 21 : size;
    x[row + w3_words] = Math.log1p(sumOf(sums.good, start3, end3));
    x[row + w3_links] = linked(sums, start3, end3);
    x[row + w8_links] = linked(sums, start8, end8);
    x[row + w20_after] = Math.log1p(sumOf(sums.good, block + 1, end20));
    x[row + w20_words] = Math.log1p(sumOf(sums.words, start20, end20) / (end20 - start20));
    x[row + w20_links] = linked(sums, start20, end20);
    const next = row + FEATURE_COUNT;
    const isLast = block + 1 === size;
    x[row + n_links] = isLast ? -1 : (x[next + t_links] as number);
    x[row + n_ending] = isLast ? -1 : (x[next + t_ending] as number);
  }
}

/** Returns the share of words in links among the blocks from `start` up to `end`. */
function linked({ words, linkWords }: BlockSums, start: number, end: number): number {
  const all = sumOf(words, start, end);
  return all > 0 ? sumOf(linkWords, start, end) / all : 0;
}
