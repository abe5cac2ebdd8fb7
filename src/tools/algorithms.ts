import { algorithmInfos } from '../algorithms/index.ts';
import type { AlgorithmInfo } from '../algorithms/types.ts';
import { algorithmLabel } from '../reader/components/algorithm-words.ts';
import { menuOrder, offeredAlgorithms } from '../shared/algorithm-groups.ts';
import type { ToolPlace } from './place.ts';

/** Returns an algorithm's menu label; for an unknown id, "Your selection": the user selected the text. */
export function labelOf(algorithm: string): string {
  return algorithmLabel(algorithmInfos, algorithm);
}

/** Returns the algorithms of the reader's menu, in menu order. `inUse`: ids that must be in the list. */
export function offeredIn(
  { settings, memory }: ToolPlace,
  inUse: readonly (string | undefined)[],
): readonly AlgorithmInfo[] {
  const { researchAlgorithms, algorithm } = settings();
  const all = [algorithm, memory()?.algorithm, ...inUse];
  return menuOrder(offeredAlgorithms(algorithmInfos, { researchAlgorithms, inUse: all }));
}
