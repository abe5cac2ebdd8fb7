/** The model file → tables. The format is written by `train/python/names.py` and `forest.py`; both say the same. */
import { COLUMN } from '../features/table.ts';
import type { Dictionary } from './dictionary.ts';
import type { Forest } from './forest.ts';

export interface Model {
  names: Dictionary;
  /** Page features → page kinds (softmax over its outputs). */
  kinds: Forest;
  /** Block features → log odds that a block is in the body. */
  body: Forest;
  /** Features of a selection (`selection-features.ts`) → its expected F1. */
  quality: Forest;
}

const MAGIC = 0x31_54_43_4c; // "LCT1"
const LEAF = 255;

/** Reads a model. Throws when the bytes are none, or made for other features: a mistake of ours, not of a page. */
export function decodeModel(bytes: Uint8Array, qualityColumns: Readonly<Record<string, number>>): Model {
  const reader = createReader(bytes);
  if (reader.uint32() !== MAGIC) throw new Error('this is no model');
  const names = readDictionary(reader);
  const kinds = readForest(reader, COLUMN);
  const body = readForest(reader, COLUMN);
  const quality = readForest(reader, qualityColumns);
  return { names, kinds, body, quality };
}

/**
 * Reads bytes one after the other. Small things by calls; what there are thousands of is read in loops over the bytes: a
 * model is decoded at the first click, by code that has never run, where calls are what costs.
 */
function createReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let position = 0;
  const take = (size: number) => {
    position += size;
    return position - size;
  };
  return {
    bytes,
    take,
    uint8: () => view.getUint8(take(1)),
    uint16: () => view.getUint16(take(2), true),
    uint32: () => view.getUint32(take(4), true),
    float32: () => view.getFloat32(take(4), true),
    float32s(size: number) {
      const values = new Float32Array(size);
      let at = take(4 * size);
      for (let index = 0; index < size; index++, at += 4) values[index] = view.getFloat32(at, true);
      return values;
    },
    text(length: number) {
      const start = take(length);
      return String.fromCharCode(...bytes.subarray(start, start + length));
    },
  };
}

type Reader = ReturnType<typeof createReader>;

function readDictionary(reader: Reader): Dictionary {
  const intercept = reader.float32();
  const scale = reader.float32();
  const size = reader.uint32();
  const { bytes } = reader;
  const keys = new Int32Array(size);
  const first = reader.take(0);
  let at = first;
  let key = 0;
  for (let index = 0; index < size; index++) {
    // distances to the key before, seven bits a byte, low ones first
    let byte = bytes[at++] as number;
    let distance = byte & 127;
    for (let shift = 7; byte >= 128; shift += 7) {
      byte = bytes[at++] as number;
      distance |= (byte & 127) << shift;
    }
    key += distance;
    keys[index] = key;
  }
  reader.take(at - first + size);
  const weights = new Float32Array(size);
  for (let index = 0; index < size; index++) weights[index] = signed(bytes[at + index] as number) * scale;
  return { intercept, keys, weights };
}

/** A byte as a number from -128 to 127. */
const signed = (byte: number) => (byte << 24) >> 24;

function readForest(reader: Reader, columns: Readonly<Record<string, number>>): Forest {
  const outputs = reader.uint8();
  const base = reader.float32();
  const scale = reader.float32();
  const featureColumns: number[] = [];
  const thresholds: Float32Array[] = [];
  const featureCount = reader.uint8();
  for (let index = 0; index < featureCount; index++) {
    const name = reader.text(reader.uint8());
    const column = columns[name];
    if (column === undefined) throw new Error(`the model asks for ${name}, which is not computed`);
    featureColumns.push(column);
    thresholds.push(reader.float32s(reader.uint16()));
  }
  const trees = reader.uint16();
  const size = reader.uint32();
  const { bytes } = reader;
  const start = reader.take(trees + 3 * size);
  const roots = new Int32Array(trees + 1);
  const feature = new Int16Array(size);
  const value = new Float32Array(size);
  const right = new Int32Array(size);
  let node = 0;
  for (let tree = 0, at = start; tree < trees; tree++) {
    const root = node;
    roots[tree] = root;
    const end = root + (bytes[at++] as number);
    for (; node < end; node++, at += 3) {
      const asked = bytes[at] as number;
      const answer = bytes[at + 1] as number;
      if (asked === LEAF) {
        feature[node] = -1;
        value[node] = signed(answer) * scale;
      } else {
        feature[node] = featureColumns[asked] as number;
        value[node] = (thresholds[asked] as Float32Array)[answer] as number;
        right[node] = root + (bytes[at + 2] as number);
      }
    }
  }
  roots[trees] = node;
  const forest = { outputs, base, roots, feature, value, right };
  let expected: Float32Array | undefined;
  return {
    ...forest,
    get expected() {
      expected ??= expectedValues(forest, bytes, start);
      return expected;
    },
  };
}

/** Means from the leaves up: children stand behind their parents. */
function expectedValues(
  { roots, feature, value, right }: Omit<Forest, 'expected'>,
  bytes: Uint8Array,
  start: number,
): Float32Array {
  const expected = new Float32Array(feature.length);
  const covers = new Float64Array(feature.length);
  for (let tree = roots.length - 2; tree >= 0; tree--) {
    for (let node = (roots[tree + 1] as number) - 1; node >= (roots[tree] as number); node--) {
      if ((feature[node] as number) < 0) {
        expected[node] = value[node] as number;
        // covers are kept as eighths of powers of two, behind the size of this tree and of those before: enough for means
        covers[node] = 2 ** ((bytes[start + tree + 1 + 3 * node + 2] as number) / 8);
        continue;
      }
      const other = right[node] as number;
      const [left, rest] = [covers[node + 1] as number, covers[other] as number];
      covers[node] = left + rest;
      expected[node] = ((expected[node + 1] as number) * left + (expected[other] as number) * rest) / (left + rest);
    }
  }
  return expected;
}
