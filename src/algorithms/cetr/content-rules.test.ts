import { describe, expect, it } from 'vitest';
import { changes, gaussian } from '../steps/gaussian.ts';
import {
  aboveThreshold,
  awayFromOrigin,
  type Centre,
  type ContentRule,
  kMeans,
  type Points,
  standardDeviation,
} from './content-rules.ts';

/** Tag ratios (characters per tag) of the eight lines in docs/specs/cetr.md, "Examples". */
const RAIN = [4 / 5, 8 / 11, 4 / 2, 89 / 2, 85 / 2, 88 / 1, 13 / 6, 0];

function rounded(values: ArrayLike<number>): number[] {
  return Array.from(values, (value) => Number(value.toFixed(2)));
}

function kept(rule: ContentRule, ratios: readonly number[]): number[] {
  return rule(ratios).flatMap(({ isContent }, i) => (isContent ? [i + 1] : []));
}

describe('examples of docs/specs/cetr.md', () => {
  const narrow = gaussian(RAIN, { sigma: 1, radius: 1, border: 'nearest' });
  const wide = gaussian(RAIN, { sigma: 2, radius: 2, border: 'nearest' });

  it('smooths the tag ratios (characters per tag) over neighbouring lines (examples 1 and 4 of the spec)', () => {
    expect(rounded(narrow)).toEqual([0.78, 1.1, 13.3, 32.3, 55.52, 52.01, 25.1, 0.59]);
    expect(rounded(wide)).toEqual([0.97, 7.71, 17.14, 34.59, 40.71, 38.82, 26.55, 13.9]);
  });

  it('keeps lines whose smoothed tag ratio is above the threshold (examples 2 and 4 of the spec)', () => {
    expect(rounded([standardDeviation(narrow), standardDeviation(wide)])).toEqual([21.09, 13.9]);
    expect(Array.from(narrow, (ratio) => ratio > standardDeviation(narrow))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(kept(aboveThreshold, RAIN)).toEqual([3, 4, 5, 6, 7]);
  });

  it('computes how much the tag ratios change from line to line (example 3 of the spec)', () => {
    expect(rounded(changes(narrow))).toEqual([14.79, 32.61, 33.31, 11.9, 29.62, 39.16, 24.5, 0]);
  });

  it.each([aboveThreshold, awayFromOrigin])('drops lines with a tag ratio of 0 (example 5 of the spec)', (rule) => {
    expect(kept(rule, [0, 0, 0, 0])).toEqual([]);
    expect(kept(rule, [])).toEqual([]);
  });
});

/** Tag ratios of a list of links, an article with a short line inside, and more links. */
const PAGE = [1, 2, 1, 1, 2, 1, 80, 90, 5, 85, 80, 95, 1, 2, 1, 2, 1, 1];

it.each([
  ['threshold', aboveThreshold],
  ['clusters in two dimensions', awayFromOrigin],
])('keeps a short line between the long lines of an article (rule: %s)', (_, rule) => {
  const lines = kept(rule, PAGE);
  expect(lines).toEqual(expect.arrayContaining([7, 8, 9, 10, 11, 12]));
  for (const far of [1, 2, 3, 16, 17, 18]) expect(lines).not.toContain(far);
});

it('keeps the line before an article if the tag ratios rise steeply after that line', () => {
  // after smoothing, the ratio of line 5 is still low, but its difference from the ratios of the next lines is large
  expect(kept(awayFromOrigin, [1, 1, 1, 1, 1, 1, 200, 200, 200, 200, 200])).toContain(5);
});

it('the reason states a line’s tag ratio, and the threshold or cluster that decided', () => {
  const reasonOf = (rule: ContentRule) => rule(RAIN).map(({ reason }) => reason)[0];
  expect(reasonOf(aboveThreshold)).toBe('0.8 characters per tag, smoothed 1.0; more than 13.9 is needed');
  expect(reasonOf(awayFromOrigin)).toMatch(/^0\.8 .*smoothed 1\.0, change \d+\.\d; in the .*cluster.* around \(/);
});

function points(x: readonly number[], y: readonly number[] = x.map(() => 0)): Points {
  return { x: Float64Array.from(x), y: Float64Array.from(y) };
}

const onLine = (...values: number[]): Centre[] => values.map((x) => ({ x, y: 0 }));

it('moves the center of each cluster to the mean of its points', () => {
  const { centres, nearest } = kMeans(points([0, 1, 2, 10, 12, 50]), onLine(0, 10, 50), 0);
  expect([...nearest]).toEqual([0, 0, 0, 1, 1, 2]);
  expect(centres).toEqual(onLine(1, 11, 50));
});

it('does not move fixed cluster centers, or the centers of clusters without points', () => {
  const { centres, nearest } = kMeans(points([2, 4, 30]), onLine(0, 20, 90), 1);
  expect([...nearest]).toEqual([0, 0, 1]);
  expect(centres).toEqual(onLine(0, 30, 90));
});

it('assigns a point to the first of several equally near cluster centers', () => {
  expect([...kMeans(points([5]), onLine(0, 10), 2).nearest]).toEqual([0]);
  expect([...kMeans(points([0, 0]), onLine(0, 0, 0), 1).nearest]).toEqual([0, 0]);
});

it('measures the distance between a point and a cluster center in both dimensions', () => {
  const start = [
    { x: 0, y: 0 },
    { x: 0, y: 8 },
  ];
  const { centres, nearest } = kMeans(points([1, 1], [1, 9]), start, 1);
  expect(centres).toEqual([start[0], { x: 1, y: 9 }]);
  expect([...nearest]).toEqual([0, 1]);
});
