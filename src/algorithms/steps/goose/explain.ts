import type { PageSnapshot } from '../../../page/snapshot/types.ts';
import { firstFrom } from '../../../shared/ascending.ts';
import { at } from '../../../shared/column.ts';
import type { TraceEntry } from '../../types.ts';
import type { Candidate } from './candidates.ts';
import type { Measures } from './measures.ts';
import type { Gravity } from './scores.ts';

/** Results of the search for the best element, either in the whole page or in copies of parts of it. */
export interface GooseCounts {
  measures: Measures;
  /** All candidates, including the rejected ones, which gave no points. */
  candidates: readonly Candidate[];
  gravity: Gravity;
  trace: readonly TraceEntry[];
}

/**
 * Entries in document order. `printed`: node ids, in document order; `others`: entries of the steps after the search.
 */
export function explain(
  { nodes }: PageSnapshot,
  { measures, candidates, gravity, trace }: GooseCounts,
  printed: readonly number[],
  others: readonly TraceEntry[],
): TraceEntry[] {
  const sourceOf = (row: number): number => at(measures.elements, row).source;
  let accepted = 0;
  const asked = candidates.map(({ row, stopWords, rejected }): TraceEntry => {
    const node = sourceOf(row);
    const kept = firstFrom(printed, node) < at(nodes.end, node);
    const boost = rejected === null ? at(gravity.boosts, accepted++) : 0;
    return {
      step: 'candidates',
      node,
      kept,
      reason: rejected ?? `stop words: ${stopWords}, boost ${boost.toFixed(1)}`,
    };
  });
  return [...trace, ...asked, ...explainBest(gravity, sourceOf), ...others].sort((a, b) => a.node - b.node);
}

function explainBest({ best, scores }: Gravity, sourceOf: (row: number) => number): TraceEntry[] {
  if (best < 0) return [];
  return [{ step: 'best-node', node: sourceOf(best), kept: true, reason: `score ${at(scores, best)}, the highest` }];
}
