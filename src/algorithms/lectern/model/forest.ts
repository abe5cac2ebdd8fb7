/** Boosted regression trees over rows of features. */

/** Trees in one flat table, each in preorder: the left child follows its parent. */
export interface Forest {
  /** Number of sums (classes) to which the trees are added in turn. */
  outputs: number;
  /** Initial value of every sum. */
  base: number;
  /** First node of every tree, and one entry for the end. */
  roots: Int32Array;
  /** Column of the feature that a node tests, or -1 for a leaf. */
  feature: Int16Array;
  /** Threshold: left if the feature is below it; the value of a leaf. */
  value: Float32Array;
  /** The right child. */
  right: Int32Array;
  /**
   * Mean value below the node, weighted by training rows: the expectation before the node's test. Lazy: only
   * explanations use it.
   */
  readonly expected: Float32Array;
}

/** Returns the leaf of one tree for the row that begins at `offset`. */
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

/** Adds up the trees of each output for a row. */
export function sumTrees(forest: Forest, x: Float32Array, offset: number, sums: Float64Array): void {
  const { roots, value, outputs } = forest;
  sums.fill(forest.base);
  for (let tree = 0; tree < roots.length - 1; tree++) {
    const output = tree % outputs;
    sums[output] = (sums[output] as number) + (value[leafOf(forest, x, offset, roots[tree] as number)] as number);
  }
}

/**
 * Returns the sum of the trees of a forest with one output; a separate loop because it runs for every block of a page.
 */
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
 * Adds to `moved` how much each feature moved the sum away from the expectation: along the path through every tree, the
 * change of the expected value is credited to the tested feature (Saabas, "Interpreting random forests", 2014).
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
