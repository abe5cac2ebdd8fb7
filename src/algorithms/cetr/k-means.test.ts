import { expect, it } from 'vitest';
import { type Centre, kMeans, type Points } from './k-means.ts';

function points(x: readonly number[], y: readonly number[] = x.map(() => 0)): Points {
  return { x: Float64Array.from(x), y: Float64Array.from(y) };
}

const onLine = (...values: number[]): Centre[] => values.map((x) => ({ x, y: 0 }));

it('moves each centre to the mean of its points', () => {
  const { centres, nearest } = kMeans(points([0, 1, 2, 10, 12, 50]), onLine(0, 10, 50), 0);
  expect([...nearest]).toEqual([0, 0, 0, 1, 1, 2]);
  expect(centres).toEqual(onLine(1, 11, 50));
});

it('does not move fixed centres or the centres of empty clusters', () => {
  const { centres, nearest } = kMeans(points([2, 4, 30]), onLine(0, 20, 90), 1);
  expect([...nearest]).toEqual([0, 0, 1]);
  expect(centres).toEqual(onLine(0, 30, 90));
});

it('assigns a point to the first of several equally near centres', () => {
  expect([...kMeans(points([5]), onLine(0, 10), 2).nearest]).toEqual([0]);
  expect([...kMeans(points([0, 0]), onLine(0, 0, 0), 1).nearest]).toEqual([0, 0]);
});

it('measures the distance between point and centre in both dimensions', () => {
  const start = [
    { x: 0, y: 0 },
    { x: 0, y: 8 },
  ];
  const { centres, nearest } = kMeans(points([1, 1], [1, 9]), start, 1);
  expect(centres).toEqual([start[0], { x: 1, y: 9 }]);
  expect([...nearest]).toEqual([0, 1]);
});
