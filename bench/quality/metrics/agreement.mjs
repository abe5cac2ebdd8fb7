// How far algorithms agree on pages whose truth nobody knows.
import { quantile } from '../../statistics.mjs';
import { mean } from './averages.mjs';
import { compareWords, wordsOf } from './words.mjs';

/** With fewer there is no middle. */
const FEWEST = 3;

/**
 * Algorithm → mean over the pages of the F1 of words that the middle one of the others has with its text. null for fewer
 * than three algorithms. `texts` by algorithm, in the order of the pages.
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
