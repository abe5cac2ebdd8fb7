// Compares the headline with the title that a person sees above the main content (`visible-titles.json`).
import { isSameHeadline } from './metadata.mjs';

/**
 * Returns figures of the pages whose truth has a `visibleTitle`: `pages`, the number of headlines that equal it
 * (`right`), of the truths' own headlines that do (`truth`), and the `wrong` headlines; null if no page has one.
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
