import { moveCorrections, moveHistory } from '../article/corrections/history.ts';
import type { Work } from './types.ts';

/**
 * Replaces the node ids in the tools' state after the page was read again: the DOM nodes are the same, but they have
 * other ids.
 */
export function moveWork(work: Work, nodes: readonly object[]): Work {
  const { nodes: before } = work;
  if (before === null || before === nodes) return work;
  const ids = new Map(nodes.map((node, id) => [node, id]));
  const idNow = (id: number) => ids.get(before[id] ?? nodes) ?? null;
  return {
    ...work,
    corrections: moveHistory(work.corrections, idNow),
    recalled: work.recalled && moveCorrections(work.recalled, idNow),
    openGaps: work.openGaps.flatMap((place) => idNow(place) ?? []),
    nodes,
  };
}
