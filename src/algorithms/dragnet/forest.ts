/**
 * Dragnet's Extra-Trees classifier (docs/specs/dragnet.md, "Classifier"): the probability of being content, averaged
 * over the trees.
 *
 * All trees are in one list of nodes, in preorder: the left child is the next node. A split goes left if its feature is
 * at most its value; a leaf's value is its share of content. Thresholds are the original ones rounded down to 32 bits:
 * features have 32 bits too, so every comparison gives the original's result.
 */
import { decodeBase64 } from '../steps/base64.ts';
import { at } from '../steps/column.ts';
import { SHAPE, SHARES, THRESHOLDS } from './model.ts';

export interface DragnetForest {
  roots: readonly number[];
  /** Index of the feature that a split tests, or `LEAF`. */
  feature: Int8Array;
  value: Float64Array;
  /** Right child of a split. */
  right: Int32Array;
}

const LEAF = -1;
/** Sign of a leaf in the shape string. */
const LEAF_SIGN = '.';
const ZERO = 0x30;

let unpacked: DragnetForest | null = null;

/** Returns the shipped model. Unpacked on first use, which takes a few milliseconds. */
export function contentForest(): DragnetForest {
  unpacked ??= unpackForest();
  return unpacked;
}

/**
 * Returns the probability that a block is content. Hottest loop: it indexes directly, because `at` sees arrays of all
 * kinds and so boxes every number.
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

function unpackForest(): DragnetForest {
  const feature = new Int8Array(SHAPE.length);
  for (let node = 0; node < SHAPE.length; node++) {
    feature[node] = SHAPE[node] === LEAF_SIGN ? LEAF : SHAPE.charCodeAt(node) - ZERO;
  }
  return { feature, value: readValues(feature), ...linkChildren(feature) };
}

/**
 * Finds right children and roots. In preorder, a split is followed by its left subtree, then its right one; read from
 * the end, both are known before it.
 */
function linkChildren(feature: Int8Array): Pick<DragnetForest, 'right' | 'roots'> {
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

/** Reads the leaf values, which are fractions in base 128, low digits first; the high bit means "more digits". */
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
