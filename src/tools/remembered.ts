/** Values by two objects, for as long as both are there. */
export type Memory<V> = WeakMap<object, WeakMap<object, V>>;

/** The value of two objects, made when it is asked for first. */
export function remembered<V>(memory: Memory<V>, first: object, second: object, make: () => V): V {
  const values = memory.get(first) ?? new WeakMap<object, V>();
  memory.set(first, values);
  const value = values.get(second) ?? make();
  values.set(second, value);
  return value;
}
