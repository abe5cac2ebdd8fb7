/** Groups of similar items on a page: sums over all items with the same hash. */
import { createHashTable, type HashTable, numberOf } from '../page/hash-table.ts';

/** Columns by group number, from 1 in page order. Group 0 is empty: it is for items without a group. */
export interface Groups {
  size: number;
  /** Item → its group. */
  of: Int32Array;
  count: Float64Array;
  words: Float64Array;
  linkWords: Float64Array;
  good: Float64Array;
  /** Items that contain a date. */
  dated: Float64Array;
}

/** Groups the items from `first` on by their hashes, with all sums 0. */
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
