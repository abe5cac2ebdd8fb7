import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgementOf } from './judgement.mjs';

const page = (kind, said, article, confidence = 0.5) => ({
  confidence,
  page: said === null ? null : { kind: said, article },
  kind,
  f1: 0.75,
});

await test('measures how well an algorithm recognises page kinds, and how accurate its confidence is', () => {
  const judgement = judgementOf([
    page('article', 'article', 0.9),
    page('article', 'forum', 0.2),
    page('forum', 'forum', 0.1),
    page('product', 'article', 0.6),
    page(undefined, 'article', 0.9),
  ]);
  assert.deepEqual([judgement.pages, judgement.rightKinds], [4, 2]);
  assert.equal(judgement.articleArea, 3 / 4);
  assert.equal(judgement.calibration.error, 0.25);
});

await test('returns null for an algorithm that gives neither a confidence nor a page kind', () => {
  assert.equal(judgementOf([page('article', null, 0, null)]), null);
});

await test('measures the confidence even if the algorithm or the data set gives no page kind', () => {
  const judgement = judgementOf([page('article', null, 0), page(undefined, 'article', 0.9)]);
  assert.deepEqual([judgement.pages, judgement.articleArea], [0, null]);
  assert.equal(judgement.calibration.bins[0].pages, 2);
});
