import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { pathContains } from './path-contains.ts';

export interface Container {
  /** How often it was named. */
  count: number;
  /** Whether an element is in it, as eatiht tells from paths. */
  contains: (element: number) => boolean;
}

/**
 * The element that is named most often, the first among equals (Python's stable sort); one that contains nothing when
 * none is named. eatiht counts by "path without its last step": absolute paths with sibling indices are unique to
 * elements, so the id of the parent stands for it.
 */
export function fullestContainer(snapshot: PageSnapshot, parents: Iterable<number>): Container {
  const counts = new Map<number, number>();
  for (const parent of parents) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  let [best, most] = [-1, 0];
  for (const [parent, count] of counts) if (count > most) [best, most] = [parent, count];
  return { count: most, contains: best < 0 ? () => false : pathContains(snapshot, best) };
}
