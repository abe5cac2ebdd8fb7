// Computes the coverage of a run: how much of the truths' pictures, code and headings each algorithm's articles have.
import { mean } from '../metrics/averages.mjs';

/** Least share of the truth's words in an article for which the algorithm chose the right container. */
export const RIGHT_CONTAINER = 0.9;

export const KINDS = ['images', 'code', 'headings'];

/**
 * Returns the figures of one algorithm. `pages`: `id`, the found `words` of the truth, and `kept`, the result of
 * `keptContent`, null if unknown.
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
