// Measures how well an algorithm's confidence fits its text, and how well it recognises the kind of page.
import { areaUnderCurve, calibrationOf } from './calibration.mjs';

/**
 * Returns the figures of an algorithm that states a confidence or judges pages; null for other algorithms.
 *
 * @param pages each with the algorithm's `confidence` and judgement (`page`; both may be null), the `f1` of its words,
 * and the true `kind` from the data set (undefined if unknown)
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

/**
 * Returns how well an algorithm separates articles from other pages: the area under the ROC curve of its probability
 * that a page is an article.
 */
function areaOfArticles(judged) {
  const certainty = (isArticle) =>
    judged.filter(({ kind }) => (kind === 'article') === isArticle).map(({ page }) => page.article);
  return areaUnderCurve(certainty(true), certainty(false));
}
