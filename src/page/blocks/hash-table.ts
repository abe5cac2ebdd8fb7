/**
 * Maps 32-bit hashes to small numbers. Must be fast, because every word of a page is looked up. A `Map` is slower: it
 * allocates an object for each key of more than 31 bits, and browsers cannot inline its calls.
 */
export interface HashTable {
  readonly keys: Int32Array;
  /** Value of each entry; 0 for no entry. */
  readonly values: Int32Array;
  /** Number of bits by which the product of a key and {@link SPREAD} is shifted right to get the key's index. */
  readonly shift: number;
}

/** Factor that distributes the keys: 2^32 ÷ the golden ratio, as an odd number. */
const SPREAD = 0x9e3779b1;

/** Returns an empty table for at most this many entries; at least half of it stays free. */
export function createHashTable(entries: number): HashTable {
  let bits = 3;
  while (1 << bits < entries * 2) bits++;
  return { keys: new Int32Array(1 << bits), values: new Int32Array(1 << bits), shift: 32 - bits };
}

/** Returns the index of a key's entry; for a new key, the index of a free entry. */
function placeOf({ keys, values, shift }: HashTable, key: number): number {
  let place = Math.imul(key, SPREAD) >>> shift;
  while (values[place] !== 0 && keys[place] !== key) place = (place + 1) & (keys.length - 1);
  return place;
}

/** Returns the value of a key, 0 for none. */
export function lookUp({ keys, values, shift }: HashTable, key: number): number {
  let place = Math.imul(key, SPREAD) >>> shift;
  for (;;) {
    const value = values[place] as number;
    if (value === 0 || keys[place] === key) return value;
    place = (place + 1) & (keys.length - 1);
  }
}

export function addBits(table: HashTable, key: number, bits: number): void {
  const place = placeOf(table, key);
  table.keys[place] = key;
  table.values[place] = (table.values[place] as number) | bits;
}

/** Returns the number of a key; a new key gets the number `next`, which must not be 0. */
export function numberOf(table: HashTable, key: number, next: number): number {
  const place = placeOf(table, key);
  if (table.values[place] === 0) {
    table.keys[place] = key;
    table.values[place] = next;
  }
  return table.values[place] as number;
}
