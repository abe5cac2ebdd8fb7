// Measures how much algorithms agree with each other on pages that have no ground truth.
import { quantile } from '../../statistics.mjs';
import { mean } from './averages.mjs';
import { compareWords, wordsOf } from './words.mjs';

/**
 * Minimum number of algorithms. With only two, each is compared with just one other, and the median of one value means
 * nothing.
 */
const FEWEST = 3;

/**
 * Returns the agreement of each algorithm: the mean over all pages of the median F1 between the algorithm's text and
 * the texts of the other algorithms. Returns null for fewer than three algorithms.
 *
 * @param texts the texts of each algorithm, in the order of the pages
 */
export function agreementOf(texts) {
  const entries = Object.entries(texts).map(([id, bodies]) => [id, bodies.map(wordsOf)]);
  if (entries.length < FEWEST) return null;
  return Object.fromEntries(
    entries.map(([id, own]) => {
      const others = entries.filter(([other]) => other !== id);
      const middle = (page) =>
        quantile(
          others.map(([, words]) => compareWords(words[page], own[page]).f1),
          0.5,
        );
      return [id, mean(own.map((_, page) => middle(page)))];
    }),
  );
}
