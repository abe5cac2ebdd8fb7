// Measures how well an algorithm judges its own text and the page as a whole.
import { areaUnderCurve, calibrationOf } from './calibration.mjs';

/**
 * Returns the figures of an algorithm that gives confidence or judges pages; null for the others. Pages have
 * `confidence` and `page` from the algorithm (or null), `f1` of their words, and `kind` from the data set (undefined if
 * it has none).
 */
export function judgementOf(pages) {
  const sure = pages.filter(({ confidence }) => confidence !== null);
  const judged = pages.filter(({ page, kind }) => page !== null && kind !== undefined);
  if (sure.length === 0 && judged.length === 0) return null;
  return {
    calibration: calibrationOf(sure.map(({ confidence, f1 }) => ({ confidence, score: f1 }))),
    pages: judged.length,
    articleArea: areaOfArticles(judged),
    rightKinds: judged.filter(({ page, kind }) => page.kind === kind).length,
  };
}

/** Returns how well "there is an article here" separates articles from the other kinds. */
function areaOfArticles(judged) {
  const certainty = (isArticle) =>
    judged.filter(({ kind }) => (kind === 'article') === isArticle).map(({ page }) => page.article);
  return areaUnderCurve(certainty(true), certainty(false));
}
