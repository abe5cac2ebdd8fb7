import { expect, it } from 'vitest';
import { gaussian } from './gaussian.ts';

const DRAGNET = { sigma: 1, radius: 4, border: 'reflect' } as const;

function rounded(values: ArrayLike<number>, digits: number): number[] {
  return Array.from(values, (value) => Number(value.toFixed(digits)));
}

it('smooths a single peak, and a sequence shorter than the radius (example 3 of docs/specs/dragnet.md)', () => {
  const single = rounded(gaussian([0, 0, 0, 0, 1, 0, 0, 0, 0, 0], DRAGNET), 4);
  expect(single.slice(0, 6)).toEqual([0.0001, 0.0044, 0.054, 0.242, 0.3989, 0.242]);
  expect(rounded(gaussian([1, 2, 3], DRAGNET), 4)).toEqual([1.4221, 2, 2.5779]);
});

it('repeats the first and the last value beyond the ends if the border is "nearest"', () => {
  // the weights are 0.274, 0.452 and 0.274
  expect(rounded(gaussian([1, 2, 4], { sigma: 1, radius: 1, border: 'nearest' }), 3)).toEqual([1.274, 2.274, 3.452]);
});

it('does not change a single value or an empty sequence', () => {
  expect(rounded(gaussian([5], DRAGNET), 9)).toEqual([5]);
  expect([...gaussian([], DRAGNET)]).toEqual([]);
});
