/** Weights of names (class tokens, ids, roles, tags), which depend on the levels between a text and the element. */
import { hashOf } from '../../../page/blocks/word-hash.ts';
import { indexFrom } from '../../../shared/ascending.ts';

/** Number of bands of levels above a text: the parent (level 0), 1–2, 3–5, 6–11, and one for all of these. */
export const BANDS = 5;
export const LEVELS = 12;

export function bandOf(level: number): number {
  return level === 0 ? 0 : level < 3 ? 1 : level < 6 ? 2 : 3;
}

export interface Dictionary {
  intercept: number;
  /** Sorted keys of the entries. An entry is a token in a band; {@link entryKey} computes its key. */
  keys: Int32Array;
  weights: Float32Array;
}

const KEY_BITS = 0xffffff;

/** Returns a 24-bit hash of a token and a band. It takes less space than the token; collisions are rare. */
function entryKey(tokenHash: number, band: number): number {
  let hash = Math.imul(tokenHash ^ Math.imul(band + 1, 0x9e3779b1), 0x85ebca6b);
  hash ^= hash >>> 13;
  return Math.imul(hash, 0xc2b2ae35) & KEY_BITS;
}

/** Adds the weight of a token in each band to `sums`. */
export function addToken({ keys, weights }: Dictionary, token: string, sums: Float32Array): void {
  const hash = hashOf(token);
  for (let band = 0; band < BANDS; band++) {
    const key = entryKey(hash, band);
    const index = indexFrom(keys, key);
    if (keys[index] === key) sums[band] = (sums[band] as number) + (weights[index] as number);
  }
}
