/**
 * k-means clustering of points in the plane. The caller gives the first centres, so the same points always give the
 * same clusters. Coordinates are stored in two arrays for speed.
 */
import { at } from '../../shared/column.ts';

export interface Points {
  x: Float64Array;
  y: Float64Array;
}

export interface Centre {
  x: number;
  y: number;
}

export interface LineClusters {
  centres: readonly Centre[];
  nearest: Int32Array;
}

const MAX_ROUNDS = 100;

/**
 * Runs Lloyd's algorithm until no point changes its cluster, or for `MAX_ROUNDS` rounds. The first `fixed` centres do
 * not move.
 */
export function kMeans(points: Points, start: readonly Centre[], fixed: number): LineClusters {
  const nearest = new Int32Array(points.x.length).fill(-1);
  let centres = start;
  for (let round = 0; round < MAX_ROUNDS && assign(points, centres, nearest); round++) {
    const means = meansOf(points, nearest, centres);
    centres = centres.map((centre, k) => (k < fixed ? centre : at(means, k)));
  }
  return { centres, nearest };
}

/** Of equally near centres, the first wins. Returns whether any point changed its cluster. */
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
