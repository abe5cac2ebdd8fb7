import type { PageView } from '../page/view.ts';
import type { Coverage } from '../selection/coverage.ts';
import { findPageControls } from '../selection/page-controls.ts';
import { firstFrom } from '../shared/ascending.ts';
import { findCode } from './code/find-code.ts';
import { findEmbeds } from './embeds/find-embeds.ts';
import { findImages } from './images/find-images.ts';
import { findFormulas } from './math/find-formulas.ts';
import type { Found, ObjectFinder } from './placed-object.ts';

/** The objects of an article, by source element. */
export interface ObjectTable {
  get(node: number): Found | undefined;
  /** Whether one stands in the subtree of a node. */
  standsIn(node: number): boolean;
  /** Source elements, ascending. */
  readonly nodes: readonly number[];
  /** First and last source element, or null when there is none. */
  readonly range: { first: number; last: number } | null;
}

/** A node that two of them find is the first one's. */
const FINDERS: readonly ObjectFinder[] = [findPageControls, findCode, findFormulas, findImages, findEmbeds];

export function findObjects(page: PageView, coverage: Coverage): ObjectTable {
  const found = new Map<number, Found>();
  for (const find of FINDERS) {
    for (const [node, object] of find(page, coverage)) if (!found.has(node)) found.set(node, object);
  }
  const ascending = [...found.keys()].filter((node) => found.get(node) !== null).sort((a, b) => a - b);
  const { end } = page.snapshot.nodes;
  return {
    nodes: ascending,
    get: (node) => found.get(node),
    standsIn: (node) => firstFrom(ascending, node) < (end[node] as number),
    range: ascending.length > 0 ? { first: ascending[0] as number, last: ascending.at(-1) as number } : null,
  };
}
