import type { WordStatistics } from './words/word-statistics.ts';

/** Percent of words in links that are still text: 70 in the shortest texts, 34 in long ones. */
export function linkLimit(words: number): number {
  return 87 - 70 / (1.3 + Math.exp(1 - words / 200));
}

/** Below so many words, more than two links and more than half of the words in them are too many. */
const SHORT = { words: 50, links: 2, percent: 50 };

/** Whether there are too many links for a text (docs/specs/newspaper.md, "Words and links (4k)"). */
export function isHighLinkDensity({ words, links, linkWords }: WordStatistics): boolean {
  if (links === 0) return false;
  if (words === 0) return true;
  const percent = (100 * linkWords) / words;
  return percent > linkLimit(words) || (words < SHORT.words && links > SHORT.links && percent > SHORT.percent);
}
