// How well an algorithm judges its own text and the page as a whole.
import { areaUnderCurve, calibrationOf } from './calibration.mjs';

/**
 * Figures of an algorithm that gives confidence or judges pages; null for the others. Pages have `confidence` and `page`
 * as the algorithm gave them (or null), `f1` of their words, and the `kind` that the data set says (undefined: it does
 * not).
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

/** How well "there is an article here" tells articles from the other kinds. */
function areaOfArticles(judged) {
  const certainty = (isArticle) =>
    judged.filter(({ kind }) => (kind === 'article') === isArticle).map(({ page }) => page.article);
  return areaUnderCurve(certainty(true), certainty(false));
}
