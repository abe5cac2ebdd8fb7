import { algorithmInfos } from '../algorithms/index.ts';
import type { AlgorithmInfo } from '../algorithms/types.ts';
import { menuOrder, offeredAlgorithms } from '../shared/algorithm-groups.ts';
import type { ToolPlace } from './place.ts';

/** Returns the algorithms that the reader's menu offers, in its order, and those in use here. */
export function offeredIn(
  { settings, memory }: ToolPlace,
  inUse: readonly (string | undefined)[],
): readonly AlgorithmInfo[] {
  const { researchAlgorithms, algorithm } = settings();
  const all = [algorithm, memory()?.algorithm, ...inUse];
  return menuOrder(offeredAlgorithms(algorithmInfos, { researchAlgorithms, inUse: all }));
}
