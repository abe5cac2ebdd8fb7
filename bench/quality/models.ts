/**
 * Runs inside a page: sets the model that `lectern` uses. A page that it was trained on needs one that was trained
 * without it.
 */
import { useModel } from '../../src/algorithms/lectern/model/current.ts';
import type { PackedModel } from '../../src/algorithms/lectern/model/packed.ts';

/** Each model as one object: the decoder recognises a decoded model by identity. */
const models = new Map<number, PackedModel>();

/**
 * Sets the model of a fold, or the shipped one (null). Returns false if the page lacks that model; the caller must then
 * send it.
 */
export function useFold(fold: number | null, packed?: PackedModel): boolean {
  if (fold !== null && packed !== undefined) models.set(fold, packed);
  const model = fold === null ? null : models.get(fold);
  if (model === undefined) return false;
  useModel(model);
  return true;
}
