import { type CountStatistics, statisticsCounter } from '../../steps/goose/text-statistics.ts';
import type { StopList } from '../../steps/stop-list.ts';
import { isUnspaced, unspacedWords } from '../words/unspaced-words.ts';

/** Words with such a character ("word,") do not count for the link density. */
const NOT_ALPHANUMERIC = /[^\p{L}\p{N}]/u;

/** Returns Goose's counter, but looks for stop words of languages without spaces in their words. */
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
