/**
 * The two CETR rules used here to separate content by the tag ratios of lines or blocks (docs/specs/cetr.md,
 * "Smoothing" to "Clusters"). Both smooth the ratios first, so that the neighbours of short lines in an article raise
 * them.
 */
import { at } from '../steps/column.ts';
import { type GaussianOptions, gaussian } from '../steps/gaussian.ts';
import type { Verdict } from '../steps/verdict.ts';
import { type Centre, kMeans, type LineClusters, type Points } from './k-means.ts';

/** Returns a verdict for each tag ratio of a page, in document order. */
export type ContentRule = (ratios: readonly number[]) => Verdict[];

const SMOOTHING: GaussianOptions = { sigma: 2, radius: 2, border: 'nearest' };
/** Threshold of a ratio (standard deviations). */
const LAMBDA = 1;
/** Number of following ratios used for the change. */
const ALPHA = 3;
const ORIGIN: Centre = { x: 0, y: 0 };

/** CETR-TM, and TTR before it: content is above one standard deviation. */
export const aboveThreshold: ContentRule = (ratios) => {
  const smooth = gaussian(ratios, SMOOTHING);
  const threshold = LAMBDA * standardDeviation(smooth);
  return ratios.map((ratio, i) => ({
    isContent: at(smooth, i) > threshold,
    reason: `${inWords(ratio, at(smooth, i))}; more than ${threshold.toFixed(1)} is needed`,
  }));
};

/** CETR: a ratio and its change form a point; content is everything outside the cluster tied to the origin. */
export const awayFromOrigin: ContentRule = (ratios) => {
  const smooth = gaussian(ratios, SMOOTHING);
  const change = gaussian(changes(smooth), SMOOTHING);
  const points = { x: smooth, y: change };
  const clusters = kMeans(points, firstCentres(points), 1);
  return ratios.map((ratio, i) =>
    verdict(`${inWords(ratio, at(smooth, i))}, change ${at(change, i).toFixed(1)}`, clusters, i),
  );
};

/** Returns how far the next ratios are from each ("Clusters", step 1, before smoothing). */
export function changes(smooth: Float64Array): Float64Array {
  return smooth.map((ratio, i) => {
    const end = Math.min(i + 1 + ALPHA, smooth.length);
    let sum = 0;
    for (let next = i + 1; next < end; next++) sum += at(smooth, next);
    return end === i + 1 ? 0 : Math.abs(sum / (end - i - 1) - ratio);
  });
}

export function standardDeviation(values: Float64Array): number {
  const mean = sumOf(values) / values.length;
  return Math.sqrt(sumOf(values.map((value) => (value - mean) ** 2)) / values.length);
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Returns the origin, and the points whose ratios are nearest to half of the highest and to the highest. */
function firstCentres({ x, y }: Points): Centre[] {
  if (x.length === 0) return [ORIGIN];
  const highest = x.reduce((most, ratio) => Math.max(most, ratio), 0);
  const points = [highest / 2, highest].map((ratio) => nearestTo(x, ratio));
  return [ORIGIN, ...points.map((point) => ({ x: at(x, point), y: at(y, point) }))];
}

/** Returns the first of the points with the ratio nearest to a given one. */
function nearestTo(ratios: Float64Array, wanted: number): number {
  const distance = (ratio: number): number => Math.abs(ratio - wanted);
  return ratios.reduce((best, ratio, i) => (distance(ratio) < distance(at(ratios, best)) ? i : best), 0);
}

function verdict(numbers: string, { centres, nearest }: LineClusters, point: number): Verdict {
  const cluster = at(nearest, point);
  const { x, y } = at(centres, cluster);
  // the first centre is tied to the origin
  const isContent = cluster !== 0;
  const where = isContent ? 'in the cluster' : 'in the lowest cluster, the one';
  return { isContent, reason: `${numbers}; ${where} around (${x.toFixed(1)}, ${y.toFixed(1)})` };
}

function inWords(ratio: number, smooth: number): string {
  return `${ratio.toFixed(1)} characters per tag, smoothed ${smooth.toFixed(1)}`;
}
