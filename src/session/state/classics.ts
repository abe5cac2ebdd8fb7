import { algorithmInfos } from '../../algorithms/index.ts';

/** Ids of the light algorithms, which carry no data. All of them run for comparison while the browser is idle. */
export const CLASSICS: readonly string[] = algorithmInfos.flatMap(({ id, carriesData }) => (carriesData ? [] : [id]));
