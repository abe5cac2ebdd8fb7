/** The model in use: the shipped one, or one that the bench puts in its place. Unpacked when it is asked for first. */
import { decodeBase64 } from '../../steps/base64.ts';
import { SELECTION_COLUMN } from '../select/selection-features.ts';
import { decodeModel, type Model } from './decode.ts';
import { MODEL } from './model.ts';

let shipped: Model | null = null;
let other: Model | null = null;
const decoded = /* @__PURE__ */ new WeakMap<Uint8Array, Model>();

export function currentModel(): Model {
  if (other) return other;
  shipped ??= decodeModel(decodeBase64(MODEL), SELECTION_COLUMN);
  return shipped;
}

/**
 * Reads pages with another model from now on, or with the shipped one again (null). For the bench: a page that the shipped
 * model was trained on is read by one that has not seen its site.
 */
export function useModel(bytes: Uint8Array | null): void {
  if (!bytes) {
    other = null;
    return;
  }
  other = decoded.get(bytes) ?? decodeModel(bytes, SELECTION_COLUMN);
  decoded.set(bytes, other);
}
