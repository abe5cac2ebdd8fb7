/** Groups items of a page that are alike (items with the same hash), and stores sums over each group. */
import { createHashTable, type HashTable, numberOf } from '../../../page/blocks/hash-table.ts';

/** Sums by group number. Groups are numbered from 1 in page order; 0 is for items without a group. */
export interface Groups {
  size: number;
  /** Group number of each item. */
  of: Int32Array;
  count: Float64Array;
  words: Float64Array;
  linkWords: Float64Array;
  good: Float64Array;
  /** Number of items that contain a date. */
  dated: Float64Array;
}

/** Groups the items, from index `first` on, by their hashes. All sums are 0; the caller fills them. */
export function groupItems(hashes: Int32Array, first: number): Groups {
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
    of,
    count: new Float64Array(size),
    words: new Float64Array(size),
    linkWords: new Float64Array(size),
    good: new Float64Array(size),
    dated: new Float64Array(size),
  };
}
