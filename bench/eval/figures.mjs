// Computes an algorithm's figures from sums over a group of pages, and the statistical error of the difference between
// two runs.
import { harmonicMean } from '../quality/metrics/averages.mjs';
import { randomNumbers } from '../quality/random-numbers.mjs';
import { quantile } from '../statistics.mjs';
import { PARTS } from './parts.mjs';

const AT = Object.fromEntries(PARTS.map((name, index) => [name, index]));
const BINS = 10;
/**
 * Length of a page's list of numbers: the numbers named in `PARTS`, then three for each range of confidence. In sums
 * over pages, these three are the range's number of pages, and the sums of their confidences and of their word F1.
 */
const WIDTH = PARTS.length + 3 * BINS;

const ROUNDS = 1000;
/** Seed of the random samples. Any fixed number works: it makes the tables repeatable. */
const SEED = 181;
/** Share of the bootstrap samples beyond each end of the error bar; the bar covers the other 95 %. */
const TAIL = 0.025;
/** Smallest decline of a figure that is reported (figures are shares from 0 to 1). */
const SHOWN = 0.0005;

const ratio = (sums, name, by) => (sums[AT[by]] > 0 ? sums[AT[name]] / sums[AT[by]] : null);
const share = (name, by) => (sums) => ratio(sums, name, by);

/**
 * The figures in the tables. `isGood`: whether a higher value is better (null: neither). `of`: computes the figure from
 * the sums of the pages' numbers; returns null if the figure is not defined for any page.
 */
export const FIGURES = [
  { id: 'F1', isGood: true, of: runsF1 },
  { id: 'precision', isGood: true, of: share('precision', 'hasPrecision') },
  { id: 'recall', isGood: true, of: share('recall', 'hasRecall') },
  { id: 'word F1', isGood: true, of: share('f1', 'judged') },
  { id: 'empty', isGood: false, of: share('empty', 'pages') },
  { id: 'comments kept', isGood: false, of: share('commentsKept', 'comments') },
  { id: 'comments offered', isGood: true, of: share('commentsFound', 'comments') },
  { id: 'related kept', isGood: false, of: share('related', 'words') },
  { id: 'authors recall', isGood: true, of: share('authorsRight', 'authorsAsked') },
  { id: 'authors precision', isGood: true, of: share('authorsRight', 'authorsGiven') },
  { id: 'days recall', isGood: true, of: share('daysRight', 'daysAsked') },
  { id: 'days precision', isGood: true, of: share('daysRight', 'daysGiven') },
  { id: 'headline recall', isGood: true, of: share('headlinesRight', 'headlinesAsked') },
  { id: 'headline precision', isGood: true, of: share('headlinesRight', 'headlinesGiven') },
  { id: 'confidence', isGood: null, of: share('confidence', 'hasConfidence') },
  { id: 'calibration error', isGood: false, of: calibrationError },
];

function runsF1(sums) {
  const [precision, recall] = [ratio(sums, 'precision', 'hasPrecision'), ratio(sums, 'recall', 'hasRecall')];
  return precision === null && recall === null ? null : harmonicMean(precision ?? 0, recall ?? 0);
}

function calibrationError(sums) {
  const pages = sums[AT.hasConfidence];
  if (pages === 0) return null;
  let distance = 0;
  for (let at = PARTS.length; at < WIDTH; at += 3) distance += Math.abs(sums[at + 1] - sums[at + 2]);
  return distance / pages;
}

/** Returns the value of each figure for a group of pages. `pages` has a list of numbers for each page (`partsOf`). */
export function figuresOf(pages) {
  const sums = sumOf(pages.map(withBins));
  return Object.fromEntries(FIGURES.map(({ id, of }) => [id, of(sums)]));
}

/** Returns the standard deviation of each figure over bootstrap samples of the pages. */
export function deviations(pages) {
  const rows = pages.map(withBins);
  const sums = draws(rows.length).map((draw) => sumOf(draw.map((index) => rows[index])));
  return Object.fromEntries(
    FIGURES.map(({ id, of }) => [id, deviation(sums.map(of).filter((value) => value !== null))]),
  );
}

/**
 * Compares two runs on the same pages. Both runs use the same bootstrap samples (a paired bootstrap), so that unchanged
 * pages do not widen the interval. Returns for each figure (null if it cannot be computed):
 *
 * - `change` and its standard `deviation`.
 * - `bar`: 95 % interval of the change.
 * - `isWorse`: whether the whole interval is a decline, and the change is large enough to be reported.
 */
export function changes(before, now) {
  const [was, is] = [before.map(withBins), now.map(withBins)];
  const sums = draws(now.length).map((draw) => [was, is].map((rows) => sumOf(draw.map((index) => rows[index]))));
  const whole = [sumOf(was), sumOf(is)];
  return Object.fromEntries(
    FIGURES.map((figure) => {
      const change = difference(figure, whole);
      const all = sums.map((pair) => difference(figure, pair)).filter((value) => value !== null);
      if (change === null || all.length === 0) return [figure.id, null];
      const bar = [quantile(all, TAIL), quantile(all, 1 - TAIL)];
      return [
        figure.id,
        { change, deviation: deviation(all), bar, isWorse: Math.abs(change) >= SHOWN && isBad(figure, bar) },
      ];
    }),
  );
}

const isBad = ({ isGood }, [low, high]) => (isGood === true && high < 0) || (isGood === false && low > 0);

function difference({ of }, [before, now]) {
  const [was, is] = [of(before), of(now)];
  return was === null || is === null ? null : is - was;
}

/**
 * Returns the numbers of a page, followed by three numbers for each range of confidence: 1, the page's confidence and
 * its word F1 in the range that contains the page's confidence; 0, 0 and 0 in all other ranges.
 */
function withBins(parts) {
  const row = new Float64Array(WIDTH);
  row.set(parts);
  if (row[AT.hasConfidence] === 1) {
    const bin = Math.min(BINS - 1, Math.floor(row[AT.confidence] * BINS));
    row.set([1, row[AT.confidence], row[AT.f1]], PARTS.length + 3 * bin);
  }
  return row;
}

function sumOf(rows) {
  const sums = new Float64Array(WIDTH);
  for (const row of rows) for (let at = 0; at < WIDTH; at++) sums[at] += row[at];
  return sums;
}

/**
 * Returns bootstrap samples of `size` pages, as lists of indexes. Calls with the same `size` return the same samples.
 */
function draws(size) {
  const random = randomNumbers(SEED);
  return Array.from({ length: ROUNDS }, () => Array.from({ length: size }, () => Math.floor(random() * size)));
}

function deviation(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1));
}
