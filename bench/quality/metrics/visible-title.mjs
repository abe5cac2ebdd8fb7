// Compares an article's headline with the title that a person sees above the main content (`visible-titles.json`).
import { isSameHeadline } from './metadata.mjs';

/**
 * Counts the `pages` that have a visible title, the found headlines that equal it (`right`), and the headlines in the
 * ground truth that equal it (`truth`). Also lists the found headlines that do not (`wrong`). Returns null if no page
 * has a visible title.
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
