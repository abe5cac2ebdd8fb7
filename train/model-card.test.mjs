import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/setup/root.mjs';
import { currentModelCard } from './model-card.mjs';

/** What the model may weigh (bytes, gzipped as it is shipped): it comes with every click. */
const LARGEST = 80_000;

test('the model card is that of the model in the repository', async () => {
  assert.equal(readFileSync(join(root, 'docs/model-card.md'), 'utf8'), await currentModelCard());
});

test('the model stays small', () => {
  const packed = gzipSync(readFileSync(join(root, 'src/algorithms/lectern/model/model.ts')), { level: 9 });
  assert.ok(packed.length <= LARGEST, `${packed.length} bytes`);
});
