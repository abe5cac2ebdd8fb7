// Measures how well an algorithm's confidence (the F1 that it expects) agrees with the F1 that it reaches.
import { mean } from './averages.mjs';

const BINS = 10;

/**
 * Groups pages by confidence into ten bins of equal width. Returns the bins that are not empty, and the expected
 * calibration error: the mean difference between score and confidence in a bin, weighted by the bin's number of pages.
 *
 * @param pages each with its `confidence` and `score`
 */
export function calibrationOf(pages) {
  const bins = Array.from({ length: BINS }, (_, index) => binOf(pages, index)).filter((bin) => bin.pages > 0);
  const distance = (bin) => bin.pages * Math.abs(bin.confidence - bin.score);
  return { error: bins.reduce((sum, bin) => sum + distance(bin), 0) / Math.max(1, pages.length), bins };
}

function binOf(pages, index) {
  const inside = pages.filter(({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === index);
  return {
    from: index / BINS,
    to: (index + 1) / BINS,
    pages: inside.length,
    confidence: mean(inside.map(({ confidence }) => confidence)),
    score: mean(inside.map(({ score }) => score)),
  };
}

/**
 * Returns the area under the ROC curve: the probability that a random positive value is higher than a random negative
 * value. Equal values count half. Returns null if one of the lists is empty.
 */
export function areaUnderCurve(positives, negatives) {
  if (positives.length === 0 || negatives.length === 0) return null;
  const values = [
    ...positives.map((value) => ({ value, isPositive: true })),
    ...negatives.map((value) => ({ value, isPositive: false })),
  ].sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let start = 0; start < values.length; ) {
    let end = start + 1;
    while (end < values.length && values[end].value === values[start].value) end++;
    // equal values get their mean rank; ranks count from 1
    const rank = (start + 1 + end) / 2;
    ranks += rank * values.slice(start, end).filter(({ isPositive }) => isPositive).length;
    start = end;
  }
  const least = (positives.length * (positives.length + 1)) / 2;
  return (ranks - least) / (positives.length * negatives.length);
}
