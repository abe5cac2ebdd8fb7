export function addToList<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Returns the whole numbers from `first` to before `end`. */
export function range(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, index) => first + index);
}
