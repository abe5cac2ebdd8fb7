// Computes the coverage of an algorithm: the share of the pictures, code blocks and headings in the ground truth's
// article that the algorithm keeps.
import { mean } from '../metrics/averages.mjs';

/**
 * Minimum share of the ground truth's words that an algorithm must keep for the page to count (0 to 1). An algorithm
 * that keeps fewer words has missed the article itself, so its missing pictures and headings tell nothing new.
 */
export const RIGHT_CONTAINER = 0.9;

export const KINDS = ['images', 'code', 'headings'];

/**
 * Returns the coverage of one algorithm. Each of the `pages` has `words`, the scores of the article's text, and `kept`,
 * the result of `keptContent` (null if the coverage was not measured).
 */
export function coverageOf(pages) {
  const known = pages.filter(({ kept }) => kept !== null);
  if (known.length === 0) return null;
  const right = known.filter(({ words }) => words.recall >= RIGHT_CONTAINER);
  return {
    words: mean(known.map((page) => page.words.recall)),
    pages: known.length,
    rightPages: right.length,
    ...Object.fromEntries(KINDS.map((kind) => [kind, countKind(kind, right)])),
    misses: right.flatMap(({ id, kept }) => kept.misses.map((miss) => ({ id, ...miss }))),
  };
}

function countKind(kind, pages) {
  const missed = pages.map(({ kept }) => kept.misses.filter((miss) => miss.kind === kind).length);
  const expected = pages.map(({ kept }) => kept.expected[kind]);
  return { expected: sum(expected), kept: sum(expected) - sum(missed) };
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
