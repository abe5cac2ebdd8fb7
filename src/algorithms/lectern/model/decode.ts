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

type Reader = ReturnType<typeof createReader>;

function createReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let position = 0;
  const take = (size: number) => {
    position += size;
    return position - size;
  };
  return {
    uint8: () => view.getUint8(take(1)),
    int8: () => view.getInt8(take(1)),
    uint16: () => view.getUint16(take(2), true),
    uint32: () => view.getUint32(take(4), true),
    float32: () => view.getFloat32(take(4), true),
    /** Seven bits a byte, low ones first. */
    variable() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = view.getUint8(take(1));
        value |= (byte & 127) << shift;
        if (byte < 128) return value;
      }
    },
    text(length: number) {
      const start = take(length);
      return String.fromCharCode(...bytes.subarray(start, start + length));
    },
  };
}

function readDictionary(reader: Reader): Dictionary {
  const intercept = reader.float32();
  const scale = reader.float32();
  const size = reader.uint32();
  const keys = new Int32Array(size);
  let key = 0;
  for (let index = 0; index < size; index++) {
    key += reader.variable();
    keys[index] = key;
  }
  const weights = new Float32Array(size);
  for (let index = 0; index < size; index++) weights[index] = reader.int8() * scale;
  return { intercept, keys, weights };
}

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
    thresholds.push(Float32Array.from({ length: reader.uint16() }, () => reader.float32()));
  }
  const trees = reader.uint16();
  const size = reader.uint32();
  const forest: Forest = {
    outputs,
    base,
    roots: new Int32Array(trees + 1),
    feature: new Int16Array(size).fill(-1),
    value: new Float32Array(size),
    right: new Int32Array(size),
    expected: new Float32Array(size),
  };
  let node = 0;
  for (let tree = 0; tree < trees; tree++) {
    const root = node;
    forest.roots[tree] = root;
    const end = root + reader.uint8();
    const covers = new Float64Array(end - root);
    for (; node < end; node++) {
      const feature = reader.uint8();
      const first = reader.uint8();
      const second = reader.uint8();
      if (feature === LEAF) {
        forest.value[node] = ((first << 24) >> 24) * scale;
        // covers are kept as eighths of powers of two: enough for means
        covers[node - root] = 2 ** (second / 8);
      } else {
        forest.feature[node] = featureColumns[feature] as number;
        forest.value[node] = (thresholds[feature] as Float32Array)[first] as number;
        forest.right[node] = root + second;
      }
    }
    expect(forest, covers, root, end);
  }
  forest.roots[trees] = node;
  return forest;
}

/** Means from the leaves up: children stand behind their parents. */
function expect({ feature, value, right, expected }: Forest, covers: Float64Array, root: number, end: number): void {
  for (let node = end - 1; node >= root; node--) {
    if ((feature[node] as number) < 0) {
      expected[node] = value[node] as number;
      continue;
    }
    const other = right[node] as number;
    const left = covers[node + 1 - root] as number;
    const rest = covers[other - root] as number;
    covers[node - root] = left + rest;
    expected[node] = ((expected[node + 1] as number) * left + (expected[other] as number) * rest) / (left + rest);
  }
}
