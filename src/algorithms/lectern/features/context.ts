/** The input of the functions that compute features, the matrix that they fill, and measures that they share. */
import type { Boxes } from '../../../page/blocks/boxes.ts';
import { type BoxClusters, findClusters } from '../../../page/blocks/clusters.ts';
import { type PageBlocks, readBlocks } from '../../../page/blocks/page-blocks.ts';
import { createHashTable, type HashTable, numberOf } from '../../../page/blocks/word-hash.ts';
import type { Page } from '../../../page/page.ts';
import { FAR, FEATURE_COUNT } from './table.ts';

export interface FeatureContext extends PageBlocks {
  clusters: BoxClusters;
  /** ln(1 + n) for all n up to the number of blocks. Computed once, because every block needs such logarithms. */
  logs: Float64Array;
  /** The matrix of all features, row-major: the row of block `b` begins at `b * FEATURE_COUNT`. */
  x: Float32Array;
}

export function createContext(page: Page): FeatureContext {
  const blocks = readBlocks(page);
  const { size } = blocks.view.blocks;
  return {
    ...blocks,
    clusters: findClusters(blocks.view),
    logs: logsOfCounts(size),
    x: new Float32Array(size * FEATURE_COUNT),
  };
}

function logsOfCounts(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let count = 1; count <= most; count++) logs[count] = Math.log1p(count);
  return logs;
}

/** Returns ln(1 + |count|) with the sign of the count, from the table `logs`. */
export function signedLogOfCount(logs: Float64Array, count: number): number {
  return count < 0 ? -(logs[-count] as number) : (logs[count] as number);
}

export function signedLog(value: number): number {
  return value < 0 ? -Math.log1p(-value) : Math.log1p(value);
}

/** Returns the levels from each box up to the nearest box that contains both this box and the target, at most `FAR`. */
export function levelsTo({ size, above }: Boxes, target: number): Uint8Array {
  const holds = new Uint8Array(size);
  for (let box = target; box >= 0; box = above[box] as number) holds[box] = 1;
  const levels = new Uint8Array(size);
  for (let box = 1; box < size; box++) {
    if (holds[box] === 1) continue;
    const next = (levels[above[box] as number] as number) + 1;
    levels[box] = next > FAR ? FAR : next;
  }
  return levels;
}

/** Groups items of equal hash, numbered from 1 in page order; items before `first` get 0. The caller fills the sums. */
export function groupItems(hashes: Int32Array, first: number) {
  const table: HashTable = createHashTable(hashes.length);
  const of = new Int32Array(hashes.length);
  let size = 1;
  for (let item = first; item < hashes.length; item++) {
    const group = numberOf(table, hashes[item] as number, size);
    of[item] = group;
    if (group === size) size++;
  }
  return {
    size,
    /** Group number of each item. */
    of,
    // sums by group number
    count: new Float64Array(size),
    words: new Float64Array(size),
    linkWords: new Float64Array(size),
    good: new Float64Array(size),
    /** Number of items that contain a date. */
    dated: new Float64Array(size),
  };
}

export type Groups = ReturnType<typeof groupItems>;
