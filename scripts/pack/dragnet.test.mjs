import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runnerImport } from 'vite';
import { root } from '../setup/root.mjs';
import { floatAtMost, packModel, toFraction } from './dragnet.mjs';

const MODEL = join(root, '../shared/specs/data/dragnet-model.json');
const skip = existsSync(MODEL) ? false : `no ${MODEL}`;
const model = skip ? null : JSON.parse(readFileSync(MODEL, 'utf8'));

async function load(file) {
  const path = join(root, 'src/algorithms/dragnet', file);
  return (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
}

function* randomNumbers() {
  for (let state = 1; ; state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) yield state / 2 ** 32;
}

/**
 * Computes the probability as the original program does, from the unpacked model (docs/specs/dragnet.md, "Classifier").
 */
function probabilityByOriginal(vector) {
  let sum = 0;
  for (const tree of model.trees) {
    let index = 0;
    while (typeof tree[index] !== 'number') {
      const [feature, threshold, right] = tree[index];
      index = vector[feature] <= threshold ? index + 1 : right;
    }
    sum += tree[index];
  }
  return sum / model.trees.length;
}

test('packs the shape, the thresholds and the leaf values of the decision trees', () => {
  const tree = [[8, 0.5, 2], 0.25, [2, 1.5, 4], 1, 2 / 300];
  const { shape, thresholds, shares } = packModel({ trees: [tree, [0]] });
  assert.equal(shape, '8.2...');
  assert.deepEqual([...new Float32Array(new Uint8Array(Buffer.from(thresholds, 'base64')).buffer)], [0.5, 1.5]);
  assert.deepEqual([...Buffer.from(shares, 'base64')], [1, 4, 1, 1, 1, 150, 1, 0, 1]);
});

test('rounds the thresholds of decision trees down to 32-bit numbers', () => {
  assert.equal(floatAtMost(0.5), 0.5);
  for (const number of [0.1, 0.7, 1 / 3, 46.56109672382828, 3.9e-5]) {
    const float = floatAtMost(number);
    assert.equal(Math.fround(float), float);
    assert.ok(float <= number && number - float < number * 2 ** -22);
  }
  assert.throws(() => floatAtMost(-0.7), /not positive/);
});

test('finds the fraction that equals the value of a leaf, such as 1/3 for 0.333…', () => {
  assert.deepEqual(toFraction(0), [0, 1]);
  assert.deepEqual(toFraction(1), [1, 1]);
  assert.deepEqual(toFraction(37715 / 39814), [37715, 39814]);
});

test('refuses decision trees whose nodes are not in preorder', () => {
  assert.throws(() => packModel({ trees: [[[0, 1, 1], 0.5, 0.5]] }), /not in preorder/);
});

test('packing the original model gives the file that is in the repository', { skip }, async () => {
  const { SHAPE, THRESHOLDS, SHARES } = await load('model.ts');
  assert.deepEqual({ shape: SHAPE, thresholds: THRESHOLDS, shares: SHARES }, packModel(model));
});

test('the packed model gives the same probabilities as the original model', { skip }, async () => {
  const { contentForest, probability } = await load('forest.ts');
  const random = randomNumbers();
  const nodes = model.trees.flat().filter((node) => typeof node !== 'number');
  // tries values close to the thresholds, where wrong results are most likely
  const randomValue = (feature) => {
    const [asked, threshold] = nodes[Math.floor(random.next().value * nodes.length)];
    return asked === feature ? threshold : threshold * random.next().value;
  };
  for (let round = 0; round < 5000; round++) {
    const vector = Float32Array.from({ length: 9 }, (_, feature) => randomValue(feature));
    assert.equal(probability(contentForest(), vector), probabilityByOriginal(vector));
  }
});
