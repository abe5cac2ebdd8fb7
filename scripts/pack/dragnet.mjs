// node scripts/pack/dragnet.mjs <dragnet-model.json>: packs the decision trees of the algorithm Dragnet into
// src/algorithms/dragnet/model.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, runMain, UserError } from '../setup/main.mjs';
import { root } from '../setup/root.mjs';

const FILE = join(root, 'src/algorithms/dragnet/model.ts');

/**
 * Packs decision trees into the form that src/algorithms/dragnet/forest.ts reads. In each tree, the nodes must be in
 * preorder, and the leaves must be numbers. Throws if the order is wrong.
 */
export function packModel({ trees }) {
  for (const tree of trees) checkPreorder(tree);
  const nodes = trees.flat();
  const leaves = nodes.filter(isLeaf);
  const splits = nodes.filter((node) => !isLeaf(node));
  return {
    shape: nodes.map((node) => (isLeaf(node) ? '.' : String(node[0]))).join(''),
    thresholds: base64OfFloats(splits.map(([, threshold]) => floatAtMost(threshold))),
    shares: Buffer.from(leaves.flatMap(toFraction).flatMap(toBase128)).toString('base64'),
  };
}

/**
 * Returns the largest 32-bit float that is not greater than `number`. Comparing 32-bit values with this float gives the
 * same results as comparing them with `number`.
 */
export function floatAtMost(number) {
  const nearest = Math.fround(number);
  if (nearest <= number) return nearest;
  if (nearest <= 0) throw new UserError(`The threshold ${number} is not positive; this script packs positive ones.`);
  // subtracts 1 from the bits of the float, read as an integer: for a positive float, this gives the next lower float
  const float = Float32Array.of(nearest);
  new Uint32Array(float.buffer)[0] -= 1;
  return float[0];
}

/** Returns the smallest numerator and denominator whose quotient is exactly `share`. Uses continued fractions. */
export function toFraction(share) {
  let [before, numerator] = [0, 1];
  let [denominatorBefore, denominator] = [1, 0];
  for (let rest = share; denominator < 2 ** 28; rest = 1 / (rest - Math.floor(rest))) {
    const whole = Math.floor(rest);
    [before, numerator] = [numerator, whole * numerator + before];
    [denominatorBefore, denominator] = [denominator, whole * denominator + denominatorBefore];
    if (numerator / denominator === share) return [numerator, denominator];
  }
  throw new UserError(`The share ${share} is not a fraction of small numbers.`);
}

function isLeaf(node) {
  return typeof node === 'number';
}

/**
 * Throws if a node's right child does not directly follow its left subtree. The packed form stores no indexes of
 * children, so the code that unpacks it relies on this order.
 */
function checkPreorder(tree) {
  const awaited = [];
  for (const [index, node] of tree.entries()) {
    if (!isLeaf(node)) awaited.push(node[2]);
    else if (awaited.length > 0 ? awaited.pop() !== index + 1 : index + 1 !== tree.length) {
      throw new UserError('The nodes of a tree are not in preorder.');
    }
  }
}

function base64OfFloats(floats) {
  const buffer = Buffer.alloc(4 * floats.length);
  for (const [index, float] of floats.entries()) buffer.writeFloatLE(float, 4 * index);
  return buffer.toString('base64');
}

function toBase128(number) {
  return number < 128 ? [number] : [(number % 128) + 128, ...toBase128(Math.floor(number / 128))];
}

function moduleOf({ shape, thresholds, shares }) {
  return `/**
 * Dragnet's content model, Copyright (c) 2012 SEOmoz, under the terms of the LICENSE beside this file. Made by
 * \`node scripts/pack/dragnet.mjs <dragnet-model.json>\`; do not edit. \`forest.ts\` unpacks it.
 */

/** The feature that each node compares, for all trees in preorder; a dot is a leaf. */
export const SHAPE =
  '${shape}';

/** Thresholds of the nodes: 32-bit floats, little-endian, in base64. */
export const THRESHOLDS =
  '${thresholds}';

/** Shares at the leaves: numerators and denominators in base 128, in base64. */
export const SHARES =
  '${shares}';
`;
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    const [path] = process.argv.slice(2);
    if (path === undefined)
      throw new UserError('Give the path of the model: node scripts/pack/dragnet.mjs <model.json>');
    writeFileSync(FILE, moduleOf(packModel(JSON.parse(readFileSync(path, 'utf8')))));
    console.log(`Written: ${FILE}`);
    return 0;
  });
}
