/**
 * Runs inside a page: selects the model of the learned algorithm `lectern`. A page must be read by a model that was not
 * trained on it.
 */
import { useModel } from '../../src/algorithms/lectern/model/current.ts';
import type { PackedModel } from '../../src/algorithms/lectern/model/packed.ts';

/**
 * The models by fold (a part of the training pages); each was trained without its fold. A model always stays the same
 * object, because the decoder caches its results by object.
 */
const models = new Map<number, PackedModel>();

/**
 * Selects the model of a fold, or the shipped model if `fold` is null. Returns false if the tab has not received that
 * model yet; the caller must then call this function again with the model.
 */
export function useFold(fold: number | null, packed?: PackedModel): boolean {
  if (fold !== null && packed !== undefined) models.set(fold, packed);
  const model = fold === null ? null : models.get(fold);
  if (model === undefined) return false;
  useModel(model);
  return true;
}
