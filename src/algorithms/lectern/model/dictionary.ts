/**
 * The first stage of the model: weights of names (class tokens, ids, roles, tags). The weight of a name depends on the
 * number of levels between a text and the element with the name.
 */
import { hashOf } from '../../../page/blocks/word-hash.ts';

/**
 * Number of bands. A band is a range of levels above a text: the parent (level 0), levels 1–2, 3–5 or 6–11; a fifth
 * band contains all these levels.
 */
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
    const found = indexOf(keys, entryKey(hash, band));
    if (found >= 0) sums[band] = (sums[band] as number) + (weights[found] as number);
  }
}

function indexOf(keys: Int32Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = keys[middle] as number;
    if (value === key) return middle;
    if (value < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
