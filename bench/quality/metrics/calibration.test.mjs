import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaUnderCurve, calibrationOf } from './calibration.mjs';

const near = (actual, expected) => assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);

await test('the calibration error is 0 if the mean score equals the confidence', () => {
  const { error, bins } = calibrationOf([
    { confidence: 0.9, score: 0.8 },
    { confidence: 0.9, score: 1 },
    { confidence: 0.25, score: 0.25 },
  ]);
  near(error, 0);
  assert.deepEqual(
    bins.map(({ from, to, pages }) => [from, to, pages]),
    [
      [0.2, 0.3, 1],
      [0.9, 1, 2],
    ],
  );
});

await test('the calibration error weights each range of confidences by its number of pages', () => {
  const { error, bins } = calibrationOf([
    { confidence: 1, score: 0.5 },
    { confidence: 0.92, score: 0.5 },
    { confidence: 0, score: 0.3 },
    { confidence: 0.09, score: 0.3 },
  ]);
  near(error, (2 * (0.96 - 0.5) + 2 * (0.3 - 0.045)) / 4);
  assert.equal(bins.length, 2, 'confidence 1 is in the last bin, 0 in the first');
});

await test('the calibration error is 0 without pages', () => {
  assert.deepEqual(calibrationOf([]), { error: 0, bins: [] });
});

await test('a pair of equal values counts half in the area under the ROC curve', () => {
  assert.equal(areaUnderCurve([0.9, 0.8], [0.1, 0.2, 0.3]), 1);
  assert.equal(areaUnderCurve([0.1], [0.9]), 0);
  assert.equal(areaUnderCurve([0.5, 0.5], [0.5]), 0.5);
  near(areaUnderCurve([0.9, 0.4, 0.4], [0.4, 0.1]), (2 + 1.5 + 1.5) / 6);
  assert.equal(areaUnderCurve([], [0.5]), null);
  assert.equal(areaUnderCurve([0.5], []), null);
});
