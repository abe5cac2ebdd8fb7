import { algorithmInfos } from '../algorithms/index.ts';

/** Ids of all algorithms, which are the values of the option `algorithm` (docs/algorithms.md). */
export const algorithmIds: readonly string[] = algorithmInfos.map(({ id }) => id);
