/** Runs inside a page: which model `lectern` reads with. A page that it was trained on needs one that has not seen it. */
import { useModel } from '../../src/algorithms/lectern/model/current.ts';
import type { PackedModel } from '../../src/algorithms/lectern/model/packed.ts';

/** Each model, always one object: the decoder knows by it that it has read a model before. */
const models = new Map<number, PackedModel>();

/**
 * Sets the model of a fold, or the shipped one (null). Answers false when that model is not here yet and has to be sent
 * along.
 */
export function useFold(fold: number | null, packed?: PackedModel): boolean {
  if (fold !== null && packed !== undefined) models.set(fold, packed);
  const model = fold === null ? null : models.get(fold);
  if (model === undefined) return false;
  useModel(model);
  return true;
}
