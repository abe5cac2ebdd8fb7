/** The model in use: the shipped one, or one that the benchmark sets instead. It is unpacked on first use. */
import { weaklyMemoised } from '../../../shared/memoised.ts';
import { FEATURE_COUNT } from '../features/table.ts';
import { SELECTION_COLUMN } from '../select/quality.ts';
import { COMMENTS } from './comments.ts';
import { type Forest, sigmoid, sumOfTrees } from './forest.ts';
import { MODEL } from './model.ts';
import { decodeForest, decodeModel, type Model, type PackedForest, type PackedModel } from './packed.ts';

const decoded = /* @__PURE__ */ weaklyMemoised((packed: PackedModel) => decodeModel(packed, SELECTION_COLUMN));
let current: PackedModel = MODEL;

export const currentModel = (): Model => decoded(current);

const decodedForest = /* @__PURE__ */ weaklyMemoised((packed: PackedForest) => decodeForest(packed));

/** Returns the model that recognizes readers' comments. It is decoded on the first call, because few pages need it. */
export const commentForest = (): Forest => decodedForest(COMMENTS);

/** Returns the probability (0–1) that a block in a comments section is a reader's comment. `x`: the feature matrix. */
export function commentProbability(x: Float32Array, block: number): number {
  return sigmoid(sumOfTrees(commentForest(), x, block * FEATURE_COUNT));
}

/** Sets another model; null: the shipped one. The benchmark tests a page with a model not trained on its site. */
export function useModel(packed: PackedModel | null): void {
  current = packed ?? MODEL;
}
