interface Table<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** Returns the value of a key in a table. If there is none, makes it and stores it. */
export function getOrMake<Key, Value>(table: Table<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const known = table.get(key);
  if (known !== undefined && known !== null) return known;
  const value = make(key);
  table.set(key, value);
  return value;
}

/** Returns a function that remembers its results, except null and undefined. */
export function memoised<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => getOrMake(known, key, make);
}

/** Like {@link memoised}, but for objects as keys: when a key is freed from memory, its result is freed, too. */
export function weaklyMemoised<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => getOrMake(known, key, make);
}
