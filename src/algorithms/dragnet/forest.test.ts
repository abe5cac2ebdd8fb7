import { describe, expect, it } from 'vitest';
import { contentForest, probability } from './forest.ts';

/** Example 2 in docs/specs/dragnet.md: the features of its four blocks, and the probability of each. */
const RAIN: [vector: number[], probability: number][] = [
  [[0, 0, 1, 2, 1, 1, 4.84, 15.89, 0], 0.0041],
  [[1, 2, 1, 1, 1 / 13, 13, 10.51, 14.51, 1], 0.2314],
  [[1, 1, 1 / 13, 13, 0.4, 5, 18.65, 9.68, 1], 0.6995],
  [[1 / 13, 13, 0.4, 5, 0, 0, 21.99, 5.58, 1], 0.5337],
];

describe('the shipped model', () => {
  const { roots, feature, value, right } = contentForest();

  it('the model has eleven trees, each with the expected number of nodes', () => {
    const ends = [...roots.slice(1), feature.length];
    expect(ends.map((end, tree) => end - (roots[tree] ?? 0))).toEqual([
      1475, 1437, 1481, 1465, 1519, 1487, 1493, 1417, 1481, 1473, 1429,
    ]);
  });

  it('uses each feature as often as the original model', () => {
    const counts = Array.from({ length: 9 }, (_, asked) => feature.filter((index) => index === asked).length);
    expect(counts).toEqual([994, 924, 735, 1006, 931, 989, 714, 794, 986]);
  });

  it('has the same first nodes as the original model', () => {
    expect(feature.slice(0, 12)).toEqual(Int8Array.of(8, 2, 2, 7, 7, 7, 1, 7, 2, 0, -1, 1));
    expect(right.slice(0, 10)).toEqual(Int32Array.of(934, 569, 556, 333, 284, 105, 38, 17, 14, 11));
    expect(value[0]).toBeCloseTo(0.431762985154876, 7);
    expect([value[10], value[12], value[13]]).toEqual([0, 0.017543859649122806, 0.026446280991735537]);
  });

  it('has values of at most 1 at its leaves and positive thresholds at other nodes', () => {
    expect([...value].every((number, node) => (feature[node] === -1 ? number <= 1 : number > 0))).toBe(true);
    expect([...value].every((number, node) => feature[node] === -1 || Math.fround(number) === number)).toBe(true);
  });
});

it.each(RAIN)('gives a block with the features %j the probability %f', (vector, expected) => {
  expect(probability(contentForest(), Float32Array.from(vector))).toBeCloseTo(expected, 4);
});
