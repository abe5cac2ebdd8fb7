// How far a stated probability can be believed.
import { mean } from './averages.mjs';

const BINS = 10;

/**
 * Pages by what an algorithm expected of itself, in ten bins of equal width (empty ones left out), and the expected
 * calibration error: how far the mean score of a bin is from its mean confidence, over all pages. Pages have
 * `confidence` and `score`.
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
 * How probable it is that a value of the one kind stands above one of the other (area under the ROC curve); equal
 * values count half. null where one of the kinds is missing.
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
    // ranks count from 1; equal values share the mean of theirs
    const rank = (start + 1 + end) / 2;
    ranks += rank * values.slice(start, end).filter(({ isPositive }) => isPositive).length;
    start = end;
  }
  const least = (positives.length * (positives.length + 1)) / 2;
  return (ranks - least) / (positives.length * negatives.length);
}
