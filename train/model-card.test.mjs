import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/setup/root.mjs';
import { currentModelCard } from './model-card.mjs';

/**
 * Maximum size of the model (bytes, gzipped as shipped). Limited because every click on the toolbar button loads it.
 */
const LARGEST = 80_000;

test('the model card describes the model that is in the repository', async () => {
  assert.equal(readFileSync(join(root, 'docs/model-card.md'), 'utf8'), await currentModelCard());
});

test('the gzipped model is at most 80,000 bytes', () => {
  const packed = gzipSync(readFileSync(join(root, 'src/algorithms/lectern/model/model.ts')), { level: 9 });
  assert.ok(packed.length <= LARGEST, `${packed.length} bytes`);
});
