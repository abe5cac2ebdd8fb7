/** The model as text, in the format of `train/pack.mjs`, and its readers. */
import { decodeBase64 } from '../../steps/base64.ts';

/** Bytes: the distinct values in base64, and the rank of each byte among them in digits (one or two characters). */
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
  /** Differences of sorted keys, seven bits a byte, low bits first; base64. */
  keys: string;
  /** Signed bytes, in units of `scale`. */
  weights: PackedBytes;
}

export interface PackedForest {
  outputs: number;
  base: number;
  scale: number;
  /** Feature → number of its thresholds. */
  features: Readonly<Record<string, number>>;
  /** Thresholds of all features in order: the upper three bytes of 32-bit floats, low ones first; base64. */
  thresholds: string;
  /** By tree: number of its nodes, which are in preorder. */
  sizes: PackedBytes;
  /** By node: the feature that it tests, in the order of `features`; 255 for a leaf. */
  asked: PackedBytes;
  /** By inner node: which threshold of the feature, and the distance to the right child. */
  splits: PackedBytes;
  rights: PackedBytes;
  /** By leaf: its value, a signed byte in units of `scale`, and its training rows, in eighths of powers of two. */
  leaves: PackedBytes;
  covers: PackedBytes;
}

/** Number of digits: the printable characters from the space on, without " ' \ and `. */
const DIGITS = 91;
/** Digits below this are single; the two largest begin a pair. */
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

/** Unpacks bytes in one loop with as few calls as possible: cold code reads tens of thousands of them. */
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

/** Unpacks floats without their lowest byte. */
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
