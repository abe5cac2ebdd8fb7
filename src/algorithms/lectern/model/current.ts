/** The model in use: the shipped one, or one that the benchmark sets. Unpacked on first use. */
import { SELECTION_COLUMN } from '../select/selection-features.ts';
import { COMMENTS } from './comments.ts';
import { decodeForest, decodeModel, type Model } from './decode.ts';
import type { Forest } from './forest.ts';
import { MODEL } from './model.ts';
import type { PackedModel } from './packed.ts';

let shipped: Model | null = null;
let other: Model | null = null;
const decoded = /* @__PURE__ */ new WeakMap<PackedModel, Model>();

export function currentModel(): Model {
  if (other) return other;
  shipped ??= decodeModel(MODEL, SELECTION_COLUMN);
  return shipped;
}

let comments: Forest | null = null;

/** Block features → log odds that a block in a box of comments is a comment. Lazy: few pages need it. */
export function commentForest(): Forest {
  comments ??= decodeForest(COMMENTS);
  return comments;
}

/**
 * Sets another model, or the shipped one again (null). For the benchmark: a page that the shipped model was trained on
 * is read by one that has not seen its site.
 */
export function useModel(packed: PackedModel | null): void {
  if (!packed) {
    other = null;
    return;
  }
  other = decoded.get(packed) ?? decodeModel(packed, SELECTION_COLUMN);
  decoded.set(packed, other);
}
