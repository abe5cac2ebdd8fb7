/** The model in use: the shipped one, or one that the benchmark sets instead. It is unpacked on first use. */
import { FEATURE_COUNT } from '../features/table.ts';
import { SELECTION_COLUMN } from '../select/quality.ts';
import { COMMENTS } from './comments.ts';
import { type Forest, sigmoid, sumOfTrees } from './forest.ts';
import { MODEL } from './model.ts';
import { decodeForest, decodeModel, type Model, type PackedModel } from './packed.ts';

let shipped: Model | null = null;
let other: Model | null = null;
const decoded = /* @__PURE__ */ new WeakMap<PackedModel, Model>();

export function currentModel(): Model {
  if (other) return other;
  shipped ??= decodeModel(MODEL, SELECTION_COLUMN);
  return shipped;
}

let comments: Forest | null = null;

/** Returns the model that recognizes readers' comments. It is decoded on the first call, because few pages need it. */
export function commentForest(): Forest {
  comments ??= decodeForest(COMMENTS);
  return comments;
}

/** Returns the probability (0–1) that a block in a comments section is a reader's comment. `x`: the feature matrix. */
export function commentProbability(x: Float32Array, block: number): number {
  return sigmoid(sumOfTrees(commentForest(), x, block * FEATURE_COUNT));
}

/** Sets another model; null: the shipped one. The benchmark tests a page with a model not trained on its site. */
export function useModel(packed: PackedModel | null): void {
  if (!packed) {
    other = null;
    return;
  }
  other = decoded.get(packed) ?? decodeModel(packed, SELECTION_COLUMN);
  decoded.set(packed, other);
}
