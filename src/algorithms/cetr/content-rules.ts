/** Two rules that find content by tag ratios (characters per tag), smoothed first (docs/specs/cetr.md). */
import { at } from '../../shared/column.ts';
import { changes, type GaussianOptions, gaussian } from '../steps/gaussian.ts';
import type { Verdict } from '../steps/selection.ts';

/** Returns a verdict for each tag ratio. Takes the ratios of all lines or blocks of a page, in document order. */
export type ContentRule = (ratios: readonly number[]) => Verdict[];

const SMOOTHING: GaussianOptions = { sigma: 2, radius: 2, border: 'nearest' };
/** Smoothed ratio above which a line is content, in standard deviations of all smoothed ratios. */
const LAMBDA = 1;
const ORIGIN: Centre = { x: 0, y: 0 };

/** CETR-TM: a line is content if its smoothed ratio is above the standard deviation of all smoothed ratios. */
export const aboveThreshold: ContentRule = (ratios) => {
  const smooth = gaussian(ratios, SMOOTHING);
  const threshold = LAMBDA * standardDeviation(smooth);
  return ratios.map((ratio, i) => ({
    isContent: at(smooth, i) > threshold,
    reason: `${inWords(ratio, at(smooth, i))}; more than ${threshold.toFixed(1)} is needed`,
  }));
};

/**
 * CETR: clusters the lines as points in a plane: the smoothed ratio of a line, and the smoothed difference from the
 * mean of the next three ratios. The lines in the cluster at the origin are not content; all other lines are.
 */
export const awayFromOrigin: ContentRule = (ratios) => {
  const smooth = gaussian(ratios, SMOOTHING);
  const change = gaussian(changes(smooth), SMOOTHING);
  const points = { x: smooth, y: change };
  const clusters = kMeans(points, firstCentres(points), 1);
  return ratios.map((ratio, i) =>
    verdict(`${inWords(ratio, at(smooth, i))}, change ${at(change, i).toFixed(1)}`, clusters, i),
  );
};

export function standardDeviation(values: Float64Array): number {
  const mean = sumOf(values) / values.length;
  return Math.sqrt(sumOf(values.map((value) => (value - mean) ** 2)) / values.length);
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Returns the origin, the point nearest to half of the highest ratio, and the point with the highest ratio. */
function firstCentres({ x, y }: Points): Centre[] {
  if (x.length === 0) return [ORIGIN];
  const highest = x.reduce((most, ratio) => Math.max(most, ratio), 0);
  const points = [highest / 2, highest].map((ratio) => nearestTo(x, ratio));
  return [ORIGIN, ...points.map((point) => ({ x: at(x, point), y: at(y, point) }))];
}

function nearestTo(ratios: Float64Array, wanted: number): number {
  const distance = (ratio: number): number => Math.abs(ratio - wanted);
  return ratios.reduce((best, ratio, i) => (distance(ratio) < distance(at(ratios, best)) ? i : best), 0);
}

function verdict(numbers: string, { centres, nearest }: ReturnType<typeof kMeans>, point: number): Verdict {
  const cluster = at(nearest, point);
  const { x, y } = at(centres, cluster);
  // cluster 0 is the one at the origin
  const isContent = cluster !== 0;
  const where = isContent ? 'in the cluster' : 'in the lowest cluster, the one';
  return { isContent, reason: `${numbers}; ${where} around (${x.toFixed(1)}, ${y.toFixed(1)})` };
}

function inWords(ratio: number, smooth: number): string {
  return `${ratio.toFixed(1)} characters per tag, smoothed ${smooth.toFixed(1)}`;
}

/** Coordinates of points, in two arrays for speed. */
export interface Points {
  x: Float64Array;
  y: Float64Array;
}

export interface Centre {
  x: number;
  y: number;
}

const MAX_ROUNDS = 100;

/** Clusters points with k-means (Lloyd's algorithm). The first `fixed` of the given centres do not move. */
export function kMeans(points: Points, start: readonly Centre[], fixed: number) {
  const nearest = new Int32Array(points.x.length).fill(-1);
  let centres = start;
  for (let round = 0; round < MAX_ROUNDS && assign(points, centres, nearest); round++) {
    const means = meansOf(points, nearest, centres);
    centres = centres.map((centre, k) => (k < fixed ? centre : at(means, k)));
  }
  return { centres, nearest };
}

/** Assigns each point to the nearest centre (the first of equals). Returns whether any point changed its cluster. */
function assign({ x, y }: Points, centres: readonly Centre[], nearest: Int32Array): boolean {
  let hasChanged = false;
  for (let i = 0; i < nearest.length; i++) {
    let best = 0;
    let shortest = Number.POSITIVE_INFINITY;
    for (let k = 0; k < centres.length; k++) {
      const centre = at(centres, k);
      const right = (x[i] ?? 0) - centre.x;
      const up = (y[i] ?? 0) - centre.y;
      const distance = right * right + up * up;
      if (distance >= shortest) continue;
      shortest = distance;
      best = k;
    }
    if (nearest[i] !== best) hasChanged = true;
    nearest[i] = best;
  }
  return hasChanged;
}

/** Returns the mean of every cluster; for an empty cluster, its old centre. */
function meansOf({ x, y }: Points, nearest: Int32Array, centres: readonly Centre[]): Centre[] {
  const sums = centres.map(() => ({ x: 0, y: 0, count: 0 }));
  for (let i = 0; i < nearest.length; i++) {
    const sum = at(sums, nearest[i] ?? 0);
    sum.x += x[i] ?? 0;
    sum.y += y[i] ?? 0;
    sum.count++;
  }
  return sums.map((sum, k) => (sum.count === 0 ? at(centres, k) : { x: sum.x / sum.count, y: sum.y / sum.count }));
}
