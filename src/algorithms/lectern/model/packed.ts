/** The model as text, in the format that `train/pack.mjs` writes, and functions that decode it into number tables. */
import { decodeBase64 } from '../../steps/base64.ts';
import { COLUMN } from '../features/table.ts';
import type { Dictionary } from './dictionary.ts';
import type { Forest } from './forest.ts';

/** Each distinct byte once, in base64; and for each byte its index there, as one or two printable characters. */
type PackedBytes = readonly [values: string, ranks: string];

export interface PackedModel {
  names: PackedNames;
  kinds: PackedForest;
  body: PackedForest;
  quality: PackedForest;
}

interface PackedNames {
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
  /** Per inner node: index of its threshold among those of its feature, and distance to its right child. */
  splits: PackedBytes;
  rights: PackedBytes;
  /** Per leaf: its value (signed byte × `scale`), and its number of training rows as 8 × the binary logarithm. */
  leaves: PackedBytes;
  covers: PackedBytes;
}

/** Number of characters that serve as digits: the printable ASCII characters from the space on, except " ' \ and `. */
const DIGITS = 91;
/** A digit below this number is a complete index. Others (89, 90) form an index together with the digit after them. */
const SINGLES = 89;

/** Returns the value of each digit, by character code. */
function digitValues(): Uint8Array {
  const values = new Uint8Array(127);
  let value = 0;
  for (let code = 32; code < 127; code++) if (!'"\'\\`'.includes(String.fromCharCode(code))) values[code] = value++;
  return values;
}

/** Unpacks bytes without calls per digit: the loop runs tens of thousands of times before the browser compiles it. */
function unpackBytes([valuesText, ranks]: PackedBytes): Uint8Array {
  const values = decodeBase64(valuesText);
  const digits = digitValues();
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
function unpackFloats(text: string): Float32Array {
  const short = decodeBase64(text);
  const bytes = new Uint8Array((short.length / 3) * 4);
  for (let from = 0, to = 1; from < short.length; from += 3, to += 4) {
    bytes[to] = short[from] as number;
    bytes[to + 1] = short[from + 1] as number;
    bytes[to + 2] = short[from + 2] as number;
  }
  return new Float32Array(bytes.buffer);
}

export interface Model {
  names: Dictionary;
  /** Trees that compute the page kinds from the page's features (softmax over the outputs). */
  kinds: Forest;
  /** Trees that compute from a block's features the log odds that the block is body text. */
  body: Forest;
  /** Trees that estimate the F1 of a selection of blocks from the selection's features (`select/quality.ts`). */
  quality: Forest;
}

const LEAF = 255;

/** Decodes a model. Throws if the model was trained on a feature that this version does not compute, which is a bug. */
export function decodeModel(packed: PackedModel, qualityColumns: Readonly<Record<string, number>>): Model {
  return {
    names: readDictionary(packed.names),
    kinds: decodeForest(packed.kinds),
    body: decodeForest(packed.body),
    quality: decodeForest(packed.quality, qualityColumns),
  };
}

function readDictionary({ intercept, scale, size, keys: text, weights: codes }: PackedNames): Dictionary {
  const bytes = decodeBase64(text);
  const keys = new Int32Array(size);
  const weights = new Float32Array(size);
  const weightCodes = unpackBytes(codes);
  const weightOf = new Float32Array(256).map((_, code) => signed(code) * scale);
  let at = 0;
  let key = 0;
  for (let index = 0; index < size; index++) {
    let byte = bytes[at++] as number;
    let distance = byte & 127;
    for (let shift = 7; byte >= 128; shift += 7) {
      byte = bytes[at++] as number;
      distance |= (byte & 127) << shift;
    }
    key += distance;
    keys[index] = key;
    // no function call here, because the loop runs thousands of times before the browser has compiled it
    weights[index] = weightOf[weightCodes[index] as number] as number;
  }
  return { intercept, keys, weights };
}

/** Converts a byte to a number from -128 to 127. */
const signed = (byte: number) => (byte << 24) >> 24;

/** Decodes a forest. `columns` maps feature names to columns. Throws if `columns` lacks a feature of the forest. */
export function decodeForest(packed: PackedForest, columns: Readonly<Record<string, number>> = COLUMN): Forest {
  const { outputs, base, scale } = packed;
  const thresholds = unpackFloats(packed.thresholds);
  const featureColumns: number[] = [];
  const firstThreshold: number[] = [];
  let count = 0;
  for (const [name, thresholdsOfFeature] of Object.entries(packed.features)) {
    const column = columns[name];
    if (column === undefined) throw new Error(`the model needs the feature ${name}, which is not computed`);
    featureColumns.push(column);
    firstThreshold.push(count);
    count += thresholdsOfFeature;
  }
  const sizes = unpackBytes(packed.sizes);
  const asked = unpackBytes(packed.asked);
  const splits = unpackBytes(packed.splits);
  const rights = unpackBytes(packed.rights);
  const leaves = unpackBytes(packed.leaves);
  const roots = new Int32Array(sizes.length + 1);
  for (let tree = 0; tree < sizes.length; tree++) roots[tree + 1] = (roots[tree] as number) + (sizes[tree] as number);
  const size = asked.length;
  const feature = new Int16Array(size);
  const value = new Float32Array(size);
  const right = new Int32Array(size);
  for (let node = 0, split = 0, leaf = 0; node < size; node++) {
    const asks = asked[node] as number;
    if (asks === LEAF) {
      feature[node] = -1;
      value[node] = signed(leaves[leaf++] as number) * scale;
      continue;
    }
    feature[node] = featureColumns[asks] as number;
    value[node] = thresholds[(firstThreshold[asks] as number) + (splits[split] as number)] as number;
    right[node] = node + (rights[split++] as number);
  }
  const forest = { outputs, base, roots, feature, value, right };
  let expected: Float32Array | undefined;
  return {
    ...forest,
    get expected() {
      expected ??= expectedValues(forest, unpackBytes(packed.covers));
      return expected;
    },
  };
}

/** Returns each node's mean leaf value, weighted by training rows. Starts at the last node: children before parents. */
function expectedValues(
  { roots, feature, value, right }: Omit<Forest, 'expected'>,
  coversOfLeaves: Uint8Array,
): Float32Array {
  const expected = new Float32Array(feature.length);
  const covers = new Float64Array(feature.length);
  let leaf = coversOfLeaves.length;
  for (let node = (roots.at(-1) ?? 0) - 1; node >= 0; node--) {
    if ((feature[node] as number) < 0) {
      expected[node] = value[node] as number;
      // a leaf's number of training rows is stored as an exponent of two, in steps of 1/8: precise enough for means
      covers[node] = 2 ** ((coversOfLeaves[--leaf] as number) / 8);
      continue;
    }
    const other = right[node] as number;
    const [left, rest] = [covers[node + 1] as number, covers[other] as number];
    covers[node] = left + rest;
    expected[node] = ((expected[node + 1] as number) * left + (expected[other] as number) * rest) / (left + rest);
  }
  return expected;
}
