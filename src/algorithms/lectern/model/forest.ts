/** Boosted regression trees over rows of features. */

/** Trees in one flat table, every tree in preorder: the left child follows its parent. */
export interface Forest {
  /** Number of sums that the trees are added to in turn (classes). */
  outputs: number;
  /** What every sum begins with. */
  base: number;
  /** First node of every tree; one more for the end. */
  roots: Int32Array;
  /** Column of the feature that a node asks for, or -1 for a leaf. */
  feature: Int16Array;
  /** Left if the feature is below this; of a leaf, its value. */
  value: Float32Array;
  /** The right child. */
  right: Int32Array;
  /** Mean value below the node, by the training rows that came through: what was expected before the node asked. */
  expected: Float32Array;
}

/** Sum of the trees of each output for the row that begins at `offset`. */
export function sumTrees(forest: Forest, x: Float32Array, offset: number, sums: Float64Array): void {
  const { roots, feature, value, right, outputs, base } = forest;
  sums.fill(base);
  const trees = roots.length - 1;
  for (let tree = 0; tree < trees; tree++) {
    let node = roots[tree] as number;
    let column = feature[node] as number;
    while (column >= 0) {
      node = (x[offset + column] as number) < (value[node] as number) ? node + 1 : (right[node] as number);
      column = feature[node] as number;
    }
    const output = outputs === 1 ? 0 : tree % outputs;
    sums[output] = (sums[output] as number) + (value[node] as number);
  }
}

/**
 * How much each feature moved the sum away from what was expected: along the path through every tree, the change of the
 * expected value is credited to the feature that was asked (Saabas, "Interpreting random forests", 2014). Adds to `moved`.
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
