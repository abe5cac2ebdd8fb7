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
  /**
   * Mean of the leaf values below each node, weighted by training rows: the value to expect if only the tests above the
   * node are known. Computed on demand, because only explanations use it.
   */
  readonly expected: Float32Array;
}

/** Returns the leaf of one tree for a row of features. The row begins at `offset` in `x`. */
function leafOf(forest: Forest, x: Float32Array, offset: number, root: number): number {
  const { feature, value, right } = forest;
  let node = root;
  let column = feature[node] as number;
  while (column >= 0) {
    node = (x[offset + column] as number) < (value[node] as number) ? node + 1 : (right[node] as number);
    column = feature[node] as number;
  }
  return node;
}

export function sumTrees(forest: Forest, x: Float32Array, offset: number, sums: Float64Array): void {
  const { roots, value, outputs } = forest;
  sums.fill(forest.base);
  for (let tree = 0; tree < roots.length - 1; tree++) {
    const output = tree % outputs;
    sums[output] = (sums[output] as number) + (value[leafOf(forest, x, offset, roots[tree] as number)] as number);
  }
}

/** Sums a forest with one output. Repeats the loop of `leafOf` for speed, because it runs for every block. */
export function sumOfTrees({ roots, feature, value, right, base }: Forest, x: Float32Array, offset: number): number {
  const trees = roots.length - 1;
  let sum = base;
  for (let tree = 0; tree < trees; tree++) {
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
 * Adds to `moved`, by column, how much each feature moved the sum away from its expected value. At each node on the
 * path through a tree, the change of the expected value is credited to the feature that the node tests (Saabas,
 * "Interpreting random forests", 2014).
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
