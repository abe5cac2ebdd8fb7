import { type CountStatistics, statisticsCounter } from '../../steps/goose/text-statistics.ts';
import type { StopList } from '../../steps/stop-list.ts';
import { isUnspaced, unspacedWords } from '../words/unspaced-words.ts';

/** A word with such a character ("word,") is none for the density of links. */
const NOT_ALPHANUMERIC = /[^\p{L}\p{N}]/u;

/** Counts as Goose does; but stop words of languages without spaces are looked for in their words. */
export function counterFor({ language, words }: StopList): CountStatistics {
  const count = statisticsCounter(words, (word) => !NOT_ALPHANUMERIC.test(word));
  if (!isUnspaced(language)) return count;
  const tokenize = unspacedWords(language);
  return (text) => {
    let stopWords = 0;
    tokenize(text, (start, end) => {
      if (words.has(text.slice(start, end).toLowerCase())) stopWords++;
    });
    return { ...count(text), stopWords };
  };
}
