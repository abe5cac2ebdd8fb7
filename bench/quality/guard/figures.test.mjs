import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guardOf } from './figures.mjs';

const page = (recall, gaps) => ({ words: { recall }, gaps });

await test('counts the warnings about missing text, separately for incomplete and complete articles', () => {
  const pages = [page(0.5, 2), page(0.94, 0), page(0.97, 1), page(1, 0), page(1, 1), page(0.2, null)];
  assert.deepEqual(guardOf(pages), { lacking: { pages: 2, flagged: 1 }, complete: { pages: 2, flagged: 1 } });
});

await test('returns null if no page was checked for missing text', () => {
  assert.equal(guardOf([page(1, null), { words: { recall: 0 } }]), null);
});
