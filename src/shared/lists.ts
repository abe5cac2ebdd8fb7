export function addToList<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

export function groupBy<Key, Value>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) addToList(groups, keyOf(value), value);
  return groups;
}

/** Returns the whole numbers from `first` to before `end`. */
export function range(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, index) => first + index);
}

export function countEach<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

type Names<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Names<Rest> : Text;

/** Splits a text into names, which are separated by spaces. */
export const names = <const Text extends string>(text: Text) => text.split(' ') as Names<Text>[];

/** Returns a map from name to group. `groups` lists the names in each group, separated by spaces. */
export function groupNames<Group extends string>(groups: Readonly<Record<Group, string>>): ReadonlyMap<string, Group> {
  const entries = Object.entries(groups) as [Group, string][];
  return new Map(entries.flatMap(([group, names]) => names.split(' ').map((name): [string, Group] => [name, group])));
}
