import type { WordStatistics } from './words/word-statistics.ts';

/** Returns the highest percentage of linked words in a text: 70 in the shortest texts, 34 in long ones. */
export function linkLimit(words: number): number {
  return 87 - 70 / (1.3 + Math.exp(1 - words / 200));
}

/**
 * Limits of short texts: below this many words, more than these links and this percentage of linked words are too many.
 */
const SHORT = { words: 50, links: 2, percent: 50 };

/** Whether a text has too many links (docs/specs/newspaper.md, "Words and links (4k)"). */
export function isHighLinkDensity({ words, links, linkWords }: WordStatistics): boolean {
  if (links === 0) return false;
  if (words === 0) return true;
  const percent = (100 * linkWords) / words;
  return percent > linkLimit(words) || (words < SHORT.words && links > SHORT.links && percent > SHORT.percent);
}
