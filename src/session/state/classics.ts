import { algorithmInfos } from '../../algorithms/index.ts';

/** Ids of the light algorithms, which carry no data: all of them run for comparison while nothing else is to do. */
export const CLASSICS: readonly string[] = algorithmInfos.flatMap(({ id, carriesData }) => (carriesData ? [] : [id]));
