/** The model as text in the format that `train/pack.mjs` writes, and the functions that unpack it. */
import { decodeBase64 } from '../../steps/base64.ts';

/**
 * Packed bytes. `values` contains each distinct byte once, in base64. `ranks` contains, for each byte, its index in
 * `values`, written as one or two printable characters.
 */
export type PackedBytes = readonly [values: string, ranks: string];

export interface PackedModel {
  names: PackedNames;
  kinds: PackedForest;
  body: PackedForest;
  quality: PackedForest;
}

export interface PackedNames {
  intercept: number;
  scale: number;
  size: number;
  /** Differences between successive sorted keys, in base64. A difference has seven bits per byte, low bits first. */
  keys: string;
  /** Weight of each key: a signed byte, in units of `scale`. */
  weights: PackedBytes;
}

export interface PackedForest {
  outputs: number;
  base: number;
  scale: number;
  /** Names of the features, each with its number of thresholds. */
  features: Readonly<Record<string, number>>;
  /** Thresholds of all features in order, in base64: the upper three bytes of 32-bit floats, lowest byte first. */
  thresholds: string;
  /** Number of nodes of each tree. The nodes are in preorder. */
  sizes: PackedBytes;
  /** For each node, the index in `features` of the feature that it tests; 255 for a leaf. */
  asked: PackedBytes;
  /**
   * For each inner node: `splits` is the index of its threshold among the thresholds of its feature; `rights` is the
   * distance to its right child.
   */
  splits: PackedBytes;
  rights: PackedBytes;
  /**
   * For each leaf: `leaves` is its value, a signed byte in units of `scale`; `covers` is its number of training rows,
   * stored as an exponent of two in steps of 1/8.
   */
  leaves: PackedBytes;
  covers: PackedBytes;
}

/** Number of characters that serve as digits: the printable ASCII characters from the space on, except " ' \ and `. */
const DIGITS = 91;
/** A digit below this number is a complete index. Others (89, 90) form an index together with the digit after them. */
const SINGLES = 89;
const [QUOTE, APOSTROPHE, BACKSLASH, GRAVE] = [34, 39, 92, 96];

function digit(character: number): number {
  let value = character - 32;
  if (character > QUOTE) value--;
  if (character > APOSTROPHE) value--;
  if (character > BACKSLASH) value--;
  if (character > GRAVE) value--;
  return value;
}

/** Has few calls, because the loop reads tens of thousands of bytes before the browser has compiled it. */
export function unpackBytes([valuesText, ranks]: PackedBytes): Uint8Array {
  const values = decodeBase64(valuesText);
  const digits = new Uint8Array(128).map((_, character) => digit(character));
  const bytes = new Uint8Array(ranks.length);
  let size = 0;
  for (let index = 0; index < ranks.length; index++) {
    let rank = digits[ranks.charCodeAt(index)] as number;
    if (rank >= SINGLES) rank = SINGLES + (rank - SINGLES) * DIGITS + (digits[ranks.charCodeAt(++index)] as number);
    bytes[size++] = values[rank] as number;
  }
  return bytes.subarray(0, size);
}

/** Unpacks 32-bit floats that are stored without their lowest byte. */
export function unpackFloats(text: string): Float32Array {
  const short = decodeBase64(text);
  const bytes = new Uint8Array((short.length / 3) * 4);
  for (let from = 0, to = 1; from < short.length; from += 3, to += 4) {
    bytes[to] = short[from] as number;
    bytes[to + 1] = short[from + 1] as number;
    bytes[to + 2] = short[from + 2] as number;
  }
  return new Float32Array(bytes.buffer);
}
