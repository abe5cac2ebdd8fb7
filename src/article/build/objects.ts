import type { Element } from 'hast';
import type { Coverage } from './coverage.ts';
import { chooseImages } from './images.ts';
import type { PageView } from './page.ts';

/** What stands in the text without being text. Its content on the page is not walked. */
export interface PlacedObject {
  element: Element;
  /** `block` ends the paragraph, `inline` is part of a line. */
  place: 'block' | 'inline';
}

/** Finds one kind of object in the kept text: source element → what takes its place. */
export type ObjectFinder = (page: PageView, coverage: Coverage) => ReadonlyMap<number, PlacedObject>;

/** The objects of an article, by source element. */
export interface ObjectTable {
  get(node: number): PlacedObject | undefined;
  /** Whether one stands in the subtree of a node. */
  standsIn(node: number): boolean;
  /** First and last source element, or null when there is none. */
  readonly range: { first: number; last: number } | null;
}

/** A node that two of them find is the first one's. */
const FINDERS: readonly ObjectFinder[] = [chooseImages];

export function findObjects(page: PageView, coverage: Coverage): ObjectTable {
  const found = new Map<number, PlacedObject>();
  for (const find of FINDERS) {
    for (const [node, object] of find(page, coverage)) if (!found.has(node)) found.set(node, object);
  }
  const ascending = [...found.keys()].sort((a, b) => a - b);
  const { end } = page.snapshot.nodes;
  return {
    get: (node) => found.get(node),
    standsIn: (node) => firstFrom(ascending, node) < (end[node] as number),
    range: ascending.length > 0 ? { first: ascending[0] as number, last: ascending.at(-1) as number } : null,
  };
}

/** The first of ascending numbers that is not below `least`; infinity when there is none. */
function firstFrom(ascending: readonly number[], least: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return ascending[low] ?? Number.POSITIVE_INFINITY;
}
