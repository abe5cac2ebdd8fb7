/** Features `t_` (the block's own text), `m_title` and `m_description` (its likeness to what the page declares). */
import { sharedGrams } from '../../../page/blocks/word-hash.ts';
import type { FeatureContext } from './context.ts';
import { groupItems } from './measures.ts';
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
