import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { pathContains } from './path-contains.ts';

export interface Container {
  /** How often it was counted. */
  count: number;
  /** Whether an element is in it, by eatiht's comparison of paths. */
  contains: (element: number) => boolean;
}

/**
 * Returns the element that occurs most often, the first if several are equal (Python's stable sort); for an empty list,
 * one that contains nothing. eatiht counts by "path without its last step": absolute paths with sibling indices are
 * unique to elements, so the parent's id replaces the path.
 */
export function fullestContainer(snapshot: PageSnapshot, parents: Iterable<number>): Container {
  const counts = new Map<number, number>();
  for (const parent of parents) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  let [best, most] = [-1, 0];
  for (const [parent, count] of counts) if (count > most) [best, most] = [parent, count];
  return { count: most, contains: best < 0 ? () => false : pathContains(snapshot, best) };
}
