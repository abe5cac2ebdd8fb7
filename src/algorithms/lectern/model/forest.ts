/** Boosted regression trees, and their evaluation for a row of features. */

/** Trees in one flat table, each in preorder: the left child directly follows its parent. */
export interface Forest {
  /** Number of sums (one per class). The tree with index n adds to the sum with index n modulo this number. */
  outputs: number;
  /** Initial value of every sum. */
  base: number;
  /** Index of the first node of every tree; the last entry is the number of nodes. */
  roots: Int32Array;
  /** Column of the feature that a node tests; -1 for a leaf. */
  feature: Int16Array;
  /** For an inner node, its threshold: the path goes left if the feature is below it. For a leaf, the leaf's value. */
  value: Float32Array;
  /** For an inner node, the index of its right child. */
  right: Int32Array;
  /** Mean of the leaf values below each node, weighted by training rows. Computed when an explanation needs it. */
  readonly expected: Float32Array;
}

/** Returns one of a forest's sums for a row of features. The row begins at `offset` in `x`. */
export function sumOfTrees(forest: Forest, x: Float32Array, offset: number, output = 0): number {
  const { roots, feature, value, right, base, outputs } = forest;
  const trees = roots.length - 1;
  let sum = base;
  for (let tree = output; tree < trees; tree += outputs) {
    let node = roots[tree] as number;
    let column = feature[node] as number;
    while (column >= 0) {
      node = (x[offset + column] as number) < (value[node] as number) ? node + 1 : (right[node] as number);
      column = feature[node] as number;
    }
    sum += value[node] as number;
  }
  return sum;
}

/**
 * Adds to `moved`, by column, how much each feature moved the sum: a node's feature gets the change of the expected
 * value below it (Saabas, "Interpreting random forests", 2014).
 */
export function contributions(forest: Forest, x: Float32Array, offset: number, moved: Float64Array): void {
  const { roots, feature, value, right, expected } = forest;
  const trees = roots.length - 1;
  for (let tree = 0; tree < trees; tree++) {
    let node = roots[tree] as number;
    let column = feature[node] as number;
    while (column >= 0) {
      const next = (x[offset + column] as number) < (value[node] as number) ? node + 1 : (right[node] as number);
      moved[column] = (moved[column] as number) + (expected[next] as number) - (expected[node] as number);
      node = next;
      column = feature[node] as number;
    }
  }
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
