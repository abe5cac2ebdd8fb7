/** Finds the elements of a page by name and attribute, without searching all nodes each time. */

import { addToList } from '../shared/lists.ts';
import { memoised } from '../shared/memoised.ts';
import { NodeKind, type PageSnapshot } from './snapshot/types.ts';

export type Pattern = Pick<RegExp, 'test'>;

const NONE: readonly number[] = [];

export type ElementIndex = ReturnType<typeof createElementIndex>;

/** Returns an index of a page's elements. All its lists are in document order. */
export function createElementIndex({ nodes, names }: PageSnapshot) {
  const lists = names.map((): number[] => []);
  const byAttribute = new Map<string, number[]>();
  for (let id = 0; id < nodes.size; id++) {
    if (nodes.kind[id] !== NodeKind.element) continue;
    lists[nodes.name[id] as number]?.push(id);
    const attributes = nodes.attributes[id];
    for (const name in attributes) addToList(byAttribute, name, id);
  }
  const byName = new Map(names.map((name, number) => [name, lists[number] ?? NONE]));
  const having = (attribute: string): readonly number[] => byAttribute.get(attribute) ?? NONE;
  const byValue = memoised((attribute: string): ReadonlyMap<string, readonly number[]> => {
    const values = new Map<string, number[]>();
    for (const id of having(attribute)) addToList(values, nodes.attributes[id]?.[attribute] ?? '', id);
    return values;
  });
  const testOf = memoised((pattern: Pattern) => memoised((value: string) => pattern.test(value)));
  const matchingOf = memoised((attribute: string) =>
    memoised((pattern: Pattern): readonly number[] => {
      const found: number[] = [];
      let isSorted = true;
      for (const [value, ids] of byValue(attribute)) {
        if (!pattern.test(value)) continue;
        isSorted = found.length === 0;
        for (const id of ids) found.push(id);
      }
      return isSorted ? found : found.sort((a, b) => a - b);
    }),
  );
  return {
    named: (name: string) => byName.get(name) ?? NONE,
    having,
    attributes: (): Iterable<string> => byAttribute.keys(),
    byValue,
    /** Returns elements whose attribute matches. Tests each distinct value once, for all elements that have it. */
    matching: (attribute: string, pattern: Pattern) => matchingOf(attribute)(pattern),
    /** Returns whether an element's class or id matches a pattern. */
    isCalled: (node: number, pattern: Pattern) => {
      const { class: className = '', id = '' } = nodes.attributes[node] ?? {};
      const test = testOf(pattern);
      return test(className) || test(id);
    },
  };
}

/** Merges ascending lists of elements into one ascending list without duplicates. */
export function union(lists: readonly (readonly number[])[]): readonly number[] {
  return lists.reduce(merge, NONE);
}

function merge(one: readonly number[], other: readonly number[]): readonly number[] {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  const merged: number[] = [];
  for (let i = 0, j = 0; i < one.length || j < other.length; ) {
    const next = Math.min(one[i] ?? Number.POSITIVE_INFINITY, other[j] ?? Number.POSITIVE_INFINITY);
    if (one[i] === next) i++;
    if (other[j] === next) j++;
    merged.push(next);
  }
  return merged;
}
