/** Runs inside a page: which model `lectern` reads with. A page that it was trained on needs one that has not seen it. */
import { useModel } from '../../src/algorithms/lectern/model/current.ts';

/** Bytes of each model, always one array: the decoder knows by it that it has read a model before. */
const models = new Map<number, Uint8Array>();

/**
 * Sets the model of a fold, or the shipped one (null). Answers false when that model is not here yet and has to be sent
 * along, in base64.
 */
export function useFold(fold: number | null, base64?: string): boolean {
  if (fold !== null && base64 !== undefined) models.set(fold, bytesOf(base64));
  const model = fold === null ? null : models.get(fold);
  if (model === undefined) return false;
  useModel(model);
  return true;
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
