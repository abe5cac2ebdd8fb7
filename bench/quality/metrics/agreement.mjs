// Measures how far algorithms agree on pages without a truth.
import { quantile } from '../../statistics.mjs';
import { mean } from './averages.mjs';
import { compareWords, wordsOf } from './words.mjs';

/** Fewest algorithms for which there is a median of the others. */
const FEWEST = 3;

/**
 * Returns algorithm → mean over the pages of the median F1 of words between its text and those of the others. null for
 * fewer than three algorithms. `texts` by algorithm, in the order of the pages.
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
