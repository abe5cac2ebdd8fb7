/** Returns a function that remembers its results, except null and undefined. */
export function memoised<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return remembering(new Map<Key, Value>(), make);
}

/** Like {@link memoised}, but for objects as keys: when a key is freed from memory, its result is freed, too. */
export function weaklyMemoised<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return remembering(new WeakMap<Key, Value>(), make);
}

interface Results<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

function remembering<Key, Value>(known: Results<Key, Value>, make: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
