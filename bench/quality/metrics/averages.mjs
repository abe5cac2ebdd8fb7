// Computes the scores of a page, and their means over pages (docs/specs/measurement.md, "Means over pages").
import { compareShingles, hasSameTokens, precisionOf, recallOf } from './shingles.mjs';

/** Returns the scores of a page. A score that is not defined for the page is null, and does not count in the mean. */
export function pageScore(reference, prediction) {
  const counts = compareShingles(reference, prediction);
  return {
    precision: counts.tp + counts.fp > 0 ? precisionOf(counts) : null,
    recall: counts.tp + counts.fn > 0 ? recallOf(counts) : null,
    accuracy: hasSameTokens(reference, prediction) ? 1 : 0,
  };
}

/** Returns the mean of each score. F1 is computed from the mean precision and recall. Without pages, a mean is 0. */
export function averageScores(scores) {
  const precision = mean(scores.map((score) => score.precision));
  const recall = mean(scores.map((score) => score.recall));
  return { f1: harmonicMean(precision, recall), precision, recall, accuracy: mean(scores.map((s) => s.accuracy)) };
}

/** Returns the mean of the values that are not null; 0 if there are none. */
export function mean(values) {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    if (value === null) continue;
    sum += value;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

export function harmonicMean(precision, recall) {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}
