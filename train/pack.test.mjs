import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/setup/root.mjs';
import { packModel, packValues, shortFloat } from './pack.mjs';

/** Unpacks bytes in the same way as `src/algorithms/lectern/model/packed.ts`. */
function unpack([values, ranks]) {
  const digits = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
    (digit) => !['"', "'", '\\', '`'].includes(digit),
  );
  const bytes = [];
  for (let index = 0; index < ranks.length; index++) {
    let rank = digits.indexOf(ranks[index]);
    if (rank >= 89) rank = 89 + (rank - 89) * 91 + digits.indexOf(ranks[++index]);
    bytes.push(Buffer.from(values, 'base64')[rank]);
  }
  return bytes;
}

await test('packed bytes are the same after unpacking', () => {
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  for (const bytes of [[], [7], all, [...all, ...all.slice(100), 3, 3, 3]])
    assert.deepEqual(unpack(packValues(bytes)), bytes);
});

await test('packs frequent bytes as one character each, and uses no character that needs an escape', () => {
  const [, ranks] = packValues([...Array.from({ length: 256 }, (_, byte) => byte), ...Array(1000).fill(255)]);
  assert.match(ranks, /^[ !#-&(-[\]-_a-~]+$/);
  assert.equal(ranks.length, 1000 + 89 + 2 * 167);
});

await test('rounds a threshold of a decision tree down when its lowest byte is dropped', () => {
  const read = ([low, middle, high]) => Buffer.from([0, low, middle, high]).readFloatLE();
  for (const value of [0.5, 1, 65535.5, 0.1, -0.1, 1e-30, -3.3333333, Math.fround(Math.log1p(3))]) {
    const bits = Buffer.alloc(4);
    bits.writeFloatLE(value);
    const short = read(shortFloat(bits.readUInt32LE()));
    assert.ok(short <= Math.fround(value), `${short} for ${value}`);
    assert.ok(Math.abs(short - value) <= Math.abs(value) / 2 ** 14, `${short} for ${value}`);
  }
});

await test('packs all nodes and leaves of the decision trees of a model', () => {
  const { names, kinds, body, quality } = packModel(readFileSync(join(root, 'train/folds/0.bin')));
  assert.ok(names.size > 1000);
  for (const forest of [kinds, body, quality]) {
    const asked = unpack(forest.asked);
    const nodes = unpack(forest.sizes).reduce((sum, size) => sum + size, 0);
    assert.equal(asked.length, nodes);
    const leaves = asked.filter((feature) => feature === 255).length;
    assert.deepEqual([unpack(forest.leaves).length, unpack(forest.covers).length], [leaves, leaves]);
    assert.deepEqual([unpack(forest.splits).length, unpack(forest.rights).length], [nodes - leaves, nodes - leaves]);
  }
  assert.throws(() => packModel(Buffer.from('no model')), /not a model/);
});
