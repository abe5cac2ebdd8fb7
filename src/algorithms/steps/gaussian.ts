/** Changes in a sequence of tag ratios (text per tag), and smoothing as in `scipy.ndimage.gaussian_filter1d`. */
import { at } from '../../shared/column.ts';

export interface GaussianOptions {
  sigma: number;
  /** Number of neighbors on each side that contribute to a smoothed value. */
  radius: number;
  /** Beyond an end, "nearest" repeats the end value (`a a | a b c`), "reflect" mirrors the values (`b a | a b c`). */
  border: 'nearest' | 'reflect';
}

/** Number of following values that a value is compared with. */
const ALPHA = 3;

/** Returns for each value the distance to the mean of the next `ALPHA` values; 0 for the last value. */
export function changes(values: ArrayLike<number>): Float64Array {
  return Float64Array.from(values, (value, i) => {
    const end = Math.min(i + 1 + ALPHA, values.length);
    let sum = 0;
    for (let next = i + 1; next < end; next++) sum += at(values, next);
    return end === i + 1 ? 0 : Math.abs(sum / (end - i - 1) - value);
  });
}

export function gaussian(values: ArrayLike<number>, { sigma, radius, border }: GaussianOptions): Float64Array {
  const weights = weightsOf(sigma, radius);
  const indexAt = border === 'nearest' ? nearest : reflect;
  const valueAt = (index: number): number => at(values, indexAt(index, values.length));
  return Float64Array.from(values, (value, i) => {
    let sum = value * at(weights, 0);
    for (let k = radius; k > 0; k--) sum += (valueAt(i - k) + valueAt(i + k)) * at(weights, k);
    return sum;
  });
}

/** Returns a weight per distance (0: the value itself). The weights of a value and its neighbors add up to 1. */
function weightsOf(sigma: number, radius: number): number[] {
  const raw = Array.from({ length: radius + 1 }, (_, k) => Math.exp((-k * k) / (2 * sigma * sigma)));
  const sum = raw.reduce((total, weight, k) => total + (k === 0 ? weight : 2 * weight), 0);
  return raw.map((weight) => weight / sum);
}

function nearest(index: number, length: number): number {
  return Math.min(Math.max(index, 0), length - 1);
}

/** Returns the index of the mirrored value. Mirrors several times if the sequence is short. */
function reflect(index: number, length: number): number {
  const period = 2 * length;
  const offset = ((index % period) + period) % period;
  return offset < length ? offset : period - 1 - offset;
}
