// Compares an article's headline with the title that a person sees above the main content (`visible-titles.json`).
import { isSameHeadline } from './metadata.mjs';

/**
 * Compares headlines with the visible titles of pages. Returns null if no page has a visible title.
 *
 * - `pages`: number of pages that have a visible title.
 * - `right`: number of headlines found by the algorithm that equal the visible title.
 * - `truth`: number of headlines in the ground truths that equal the visible title.
 * - `wrong`: list of the headlines found by the algorithm that differ from the visible title.
 */
export function compareVisibleTitles(pairs) {
  const titled = pairs.filter(({ truth }) => (truth.visibleTitle ?? null) !== null);
  if (titled.length === 0) return null;
  const isRight = ({ truth, prediction }) => isSameHeadline(truth.visibleTitle, prediction.headline);
  const wrong = titled.filter((pair) => !isRight(pair));
  return {
    pages: titled.length,
    right: titled.length - wrong.length,
    truth: titled.filter(({ truth }) => isSameHeadline(truth.visibleTitle, truth.headline)).length,
    wrong: wrong.map(({ id, truth, prediction }) => ({ id, title: truth.visibleTitle, found: prediction.headline })),
  };
}
