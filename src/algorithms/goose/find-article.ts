/** Finds the element with the article in the page (docs/specs/goose.md, "Order of work"). */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../steps/column.ts';
import { copyOf } from '../steps/element-tree/edit.ts';
import type { TreeElement } from '../steps/element-tree/tree.ts';
import { findCandidates } from '../steps/goose/candidates.ts';
import type { GooseCounts } from '../steps/goose/explain.ts';
import { childRows, type Measures, measure } from '../steps/goose/measures.ts';
import { gravity, type Propagation } from '../steps/goose/scores.ts';
import type { CountStatistics } from '../steps/goose/text-statistics.ts';
import type { TraceEntry } from '../types.ts';
import { clean } from './clean.ts';
import { findKnownArticles } from './known-articles.ts';

/** Most nodes in all copies of known articles, which may nest; never below the page's number of nodes. */
const COPIED_NODES = 500_000;

/** Farthest ancestor that gets points; parsers stop nesting at 512. */
const FARTHEST = 1000;

/** Points of ancestors: the parent gets all, the next ones 0.6, 0.43, 0.33 … of them. */
const PROPAGATION: Propagation = {
  share: (points, distance) => (distance > FARTHEST ? 0 : Math.trunc(points * (1.5 / (distance + 0.5)))),
  reach: Number.POSITIVE_INFINITY,
};

export const LINK_DENSITY = { needsWords: false } as const;

export function findArticle(snapshot: PageSnapshot, page: TreeElement, count: CountStatistics): GooseCounts {
  const known = findKnownArticles(page);
  const { affordable, trace: chosen } = withinBudget(snapshot, known);
  const trees = known.length > 0 ? affordable.map(copyOf) : [page];
  const trace = [...chosen, ...trees.flatMap(clean)];
  const measures = measure(trees, count);
  const found = search(measures, measures.roots, trace);
  if (known.length === 0 || found.gravity.best >= 0) return found;
  // the page itself is not cleaned
  const whole = measure([page], count);
  return search(whole, childRows(whole, 0), trace);
}

function search(measures: Measures, roots: readonly number[], trace: readonly TraceEntry[]): GooseCounts {
  const candidates = findCandidates(measures, roots, LINK_DENSITY);
  const accepted = candidates.filter(({ rejected }) => rejected === null);
  return { measures, candidates, gravity: gravity(measures, accepted, PROPAGATION), trace };
}

function withinBudget(
  { nodes }: PageSnapshot,
  known: readonly TreeElement[],
): { affordable: TreeElement[]; trace: TraceEntry[] } {
  const affordable: TreeElement[] = [];
  let left = Math.max(COPIED_NODES, nodes.size);
  const trace = known.map((element): TraceEntry => {
    left -= at(nodes.end, element.source) - element.source;
    if (left >= 0) affordable.push(element);
    const reason = left < 0 ? 'known articles nest too deep to look at all of them' : 'known to hold an article';
    return { step: 'known-articles', node: element.source, kept: left >= 0, reason };
  });
  return { affordable, trace };
}
