/** Cache of values, each for a pair of objects. An entry stays in memory as long as both objects do. */
export type Memory<V> = WeakMap<object, WeakMap<object, V>>;

export function remembered<V>(memory: Memory<V>, first: object, second: object, make: () => V): V {
  const values = memory.get(first) ?? new WeakMap<object, V>();
  memory.set(first, values);
  const value = values.get(second) ?? make();
  values.set(second, value);
  return value;
}
