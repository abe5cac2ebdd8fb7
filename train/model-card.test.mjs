import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/setup/root.mjs';
import { currentModelCard } from './model-card.mjs';

/** Largest size of the model (bytes, gzipped as shipped); every click loads it. */
const LARGEST = 80_000;

test('is the card of the model in the repository', async () => {
  assert.equal(readFileSync(join(root, 'docs/model-card.md'), 'utf8'), await currentModelCard());
});

test('keeps the model small', () => {
  const packed = gzipSync(readFileSync(join(root, 'src/algorithms/lectern/model/model.ts')), { level: 9 });
  assert.ok(packed.length <= LARGEST, `${packed.length} bytes`);
});
