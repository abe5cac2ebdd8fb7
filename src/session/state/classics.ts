import { algorithmInfos } from '../../algorithms/index.ts';

/** Ids of the algorithms that need no data files. All of them run for comparison while the browser is idle. */
export const CLASSICS: readonly string[] = algorithmInfos.flatMap(({ id, carriesData }) => (carriesData ? [] : [id]));
