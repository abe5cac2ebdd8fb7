// Coverage of a run: what of the truths arrives in the articles of each algorithm.
import { mean } from '../metrics/averages.mjs';

/** An algorithm has chosen the right container when it holds this share of the truth's words. */
export const RIGHT_CONTAINER = 0.9;

export const KINDS = ['images', 'code', 'headings'];

/**
 * Figures of one algorithm. `pages`: `id`, `words` of the truth that were found, and what the article `kept` of the rest
 * (`keptContent`), null where that is not known.
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
