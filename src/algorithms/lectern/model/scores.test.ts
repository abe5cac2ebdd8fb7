/**
 * Checks that the model gives the same scores in TypeScript as in Python, where it was trained. `npm run train` writes
 * the scores from Python to `scores.json` and `comments-scores.json`.
 */
import { expect, it } from 'vitest';
import { decodeBase64 } from '../../steps/base64.ts';
import { FEATURE_NAMES, KIND_FEATURES, PAGE_FEATURES } from '../features/table.ts';
import { SELECTION_FEATURES } from '../select/quality.ts';
import commentScores from './comments-scores.json';
import { commentForest, currentModel } from './current.ts';
import { contributions, type Forest, sumOfTrees } from './forest.ts';
import scores from './scores.json';

const floats = (text: string): Float32Array => new Float32Array(decodeBase64(text).buffer);

function sums(forest: Forest, x: Float32Array, width: number): number[][] {
  return Array.from({ length: x.length / width }, (_, row) =>
    Array.from({ length: forest.outputs }, (_output, output) => sumOfTrees(forest, x, row * width, output)),
  );
}

function expectClose(actual: readonly number[][], expected: readonly number[][]): void {
  expect(actual.length).toBe(expected.length);
  for (const [row, values] of actual.entries()) {
    for (const [output, value] of values.entries()) expect(value).toBeCloseTo(expected[row]?.[output] ?? Number.NaN, 5);
  }
}

it('the model was trained on the features that the code computes, in the same order', () => {
  expect(scores.features).toEqual(FEATURE_NAMES);
  expect(scores.pageFeatures).toEqual(PAGE_FEATURES);
  expect(scores.qualityFeatures).toEqual(SELECTION_FEATURES);
});

it('computes the same scores for blocks as the Python code that trained the model', () => {
  const { body } = currentModel();
  const actual = sums(body, floats(scores.rows), FEATURE_NAMES.length);
  expect(actual.length).toBeGreaterThan(40);
  expectClose(
    actual,
    scores.body.map((value) => [value]),
  );
});

it('computes the same scores for page kinds as the Python code that trained the model', () => {
  const { kinds } = currentModel();
  // the test rows contain only the page features, so the number of columns before the page features is subtracted
  const shift = FEATURE_NAMES.indexOf(PAGE_FEATURES[0] ?? '');
  const alone = { ...kinds, feature: kinds.feature.map((column) => (column < 0 ? column : column - shift)) };
  expect(kinds.outputs).toBe(KIND_FEATURES.length);
  expectClose(sums(alone, floats(scores.pages), PAGE_FEATURES.length), scores.kinds);
});

it('estimates the same F1 for selections as the Python code that trained the model', () => {
  const { quality } = currentModel();
  const actual = sums(quality, floats(scores.qualityRows), SELECTION_FEATURES.length);
  expectClose(
    actual,
    scores.quality.map((value) => [value]),
  );
});

it('reads the weights of names from the model file as the Python code that trained the model wrote them', () => {
  const { keys, weights } = currentModel().names;
  expect(keys.every((key, index) => index === 0 || key > (keys[index - 1] as number))).toBe(true);
  for (const [key, weight] of scores.entries) {
    expect(weights[keys.indexOf(key as number)]).toBeCloseTo(weight as number, 5);
  }
});

it('the contributions of all features and the expected score add up to the score of a block', () => {
  const { body } = currentModel();
  const x = floats(scores.rows);
  const width = FEATURE_NAMES.length;
  const expected = body.base + body.roots.slice(0, -1).reduce((sum, root) => sum + (body.expected[root] ?? 0), 0);
  for (const [row, [score]] of sums(body, x, width).entries()) {
    const moved = new Float64Array(width);
    contributions(body, x, row * width, moved);
    expect(expected + moved.reduce((sum, value) => sum + value, 0)).toBeCloseTo(score ?? Number.NaN, 4);
  }
});

it('computes the same scores for comments as the Python code that trained the model', () => {
  const actual = sums(commentForest(), floats(commentScores.rows), FEATURE_NAMES.length);
  const found = commentScores.comments.filter((sum) => sum > 0).length;
  expect([actual.length > 20, found > 0, found < actual.length]).toEqual([true, true, true]);
  expectClose(
    actual,
    commentScores.comments.map((value) => [value]),
  );
});
