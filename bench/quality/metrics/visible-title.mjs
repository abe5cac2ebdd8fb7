// The headline beside the title that a person sees over the main content of the page (`visible-titles.json`).
import { isSameHeadline } from './metadata.mjs';

/**
 * Of the pages whose truth has a `visibleTitle`: `pages`, how many headlines are that title (`right`), how many of the
 * truths' own are (`truth`), and what is `wrong`; null where no page has one.
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
