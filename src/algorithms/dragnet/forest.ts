/**
 * Dragnet's Extra-Trees classifier (docs/specs/dragnet.md, "Classifier"): the probability that a block is content,
 * averaged over all trees.
 *
 * The nodes of all trees are in one list, in preorder: the left child of a node is the next node. The path goes left if
 * the feature is at most the node's threshold. The value of a leaf is the share of content among its training blocks.
 * Thresholds are rounded down to 32 bits. This changes no comparison, because features have only 32 bits.
 */

import { at } from '../../shared/column.ts';
import { decodeBase64 } from '../steps/base64.ts';
import { SHAPE, SHARES, THRESHOLDS } from './model.ts';

type DragnetForest = ReturnType<typeof unpackForest>;

const LEAF = -1;
const LEAF_SIGN = '.';
const ZERO = 0x30;

let unpacked: DragnetForest | null = null;

/** Returns the shipped model. Unpacks it on first use, which takes a few milliseconds. */
export function contentForest(): DragnetForest {
  unpacked ??= unpackForest();
  return unpacked;
}

/**
 * Returns the probability that a block is content. Does not use the helper `at`: other code calls it with arrays of
 * many types, so the browser cannot optimize it for the arrays of this loop.
 */
export function probability({ roots, feature, value, right }: DragnetForest, features: Float32Array): number {
  let sum = 0;
  for (const root of roots) {
    let node = root;
    for (let asked = feature[node] ?? LEAF; asked !== LEAF; asked = feature[node] ?? LEAF) {
      node = (features[asked] ?? 0) <= (value[node] ?? 0) ? node + 1 : (right[node] ?? 0);
    }
    sum += value[node] ?? 0;
  }
  return sum / roots.length;
}

function unpackForest() {
  /** Index of the feature that a node compares; `LEAF` for a leaf. */
  const feature = new Int8Array(SHAPE.length);
  for (let node = 0; node < SHAPE.length; node++) {
    feature[node] = SHAPE[node] === LEAF_SIGN ? LEAF : SHAPE.charCodeAt(node) - ZERO;
  }
  return { feature, value: readValues(feature), ...linkChildren(feature) };
}

/** Reads the nodes from the last to the first, so that both children of a node are already known. */
function linkChildren(feature: Int8Array) {
  const right = new Int32Array(feature.length);
  const subtrees: number[] = [];
  for (let node = feature.length - 1; node >= 0; node--) {
    if (feature[node] !== LEAF) {
      subtrees.pop();
      right[node] = subtrees.pop() ?? 0;
    }
    subtrees.push(node);
  }
  return { right, roots: subtrees.reverse() };
}

/**
 * Returns the value of each node: the threshold of an inner node, the share of content blocks at a leaf. Each share is
 * a fraction; numerator and denominator are in base 128, low digits first, and a set high bit means that more digits
 * follow.
 */
function readValues(feature: Int8Array): Float64Array {
  const thresholds = new DataView(decodeBase64(THRESHOLDS).buffer);
  const shares = decodeBase64(SHARES);
  const values = new Float64Array(feature.length);
  let nextThreshold = 0;
  let nextShare = 0;
  const readNumber = (): number => {
    let number = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = at(shares, nextShare++);
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    return number;
  };
  for (let node = 0; node < feature.length; node++) {
    if (feature[node] === LEAF) values[node] = readNumber() / readNumber();
    else {
      values[node] = thresholds.getFloat32(nextThreshold, true);
      nextThreshold += 4;
    }
  }
  return values;
}
