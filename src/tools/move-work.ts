import { moveCorrections, moveHistory } from '../article/corrections/history.ts';
import type { Work } from './types.ts';

/** Converts the state of the tools after the page was read again: the live nodes are the same, but their ids differ. */
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
