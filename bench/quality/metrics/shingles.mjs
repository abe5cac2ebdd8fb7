// Compares texts by their shingles, which are runs of four words (docs/specs/measurement.md, "Shingles" and "One
// page").
import { countOf, tokensOf } from './tokens.mjs';

const LENGTH = 4;

/** Returns the words of a text, and how often each run of four words occurs. */
export function shinglesOf(text) {
  const tokens = tokensOf(text);
  const starts = tokens.length === 0 ? 0 : Math.max(1, tokens.length - LENGTH + 1);
  // joins words with spaces: words contain none, so different runs stay different
  const shingles = Array.from({ length: starts }, (_, start) => tokens.slice(start, start + LENGTH).join(' '));
  return { tokens, counts: countOf(shingles) };
}

/**
 * Returns the true positives, false positives and false negatives of one page, scaled so that they add up to 1. All are
 * 0 if both texts are empty.
 */
export function compareShingles(reference, prediction) {
  let both = 0;
  for (const [shingle, count] of prediction.counts) both += Math.min(count, reference.counts.get(shingle) ?? 0);
  const falsePositives = sum(prediction.counts) - both;
  const falseNegatives = sum(reference.counts) - both;
  const all = both + falsePositives + falseNegatives || 1;
  return { tp: both / all, fp: falsePositives / all, fn: falseNegatives / all };
}

/** Returns the precision of a page (docs/specs/measurement.md, "One page", step 3). */
export function precisionOf({ tp, fp, fn }) {
  if (fp === 0 && fn === 0) return 1;
  return tp === 0 && fp === 0 ? 0 : tp / (tp + fp);
}

/** Returns the recall of a page (docs/specs/measurement.md, "One page", step 4). */
export function recallOf({ tp, fp, fn }) {
  if (fp === 0 && fn === 0) return 1;
  return tp === 0 && fn === 0 ? 0 : tp / (tp + fn);
}

export function hasSameTokens(reference, prediction) {
  const { tokens } = reference;
  return tokens.length === prediction.tokens.length && tokens.every((token, at) => token === prediction.tokens[at]);
}

function sum(counts) {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}
