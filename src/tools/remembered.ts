/** Values by two objects, kept while both objects live. */
export type Memory<V> = WeakMap<object, WeakMap<object, V>>;

/** Returns the value for two objects; makes it on the first call. */
export function remembered<V>(memory: Memory<V>, first: object, second: object, make: () => V): V {
  const values = memory.get(first) ?? new WeakMap<object, V>();
  memory.set(first, values);
  const value = values.get(second) ?? make();
  values.set(second, value);
  return value;
}
