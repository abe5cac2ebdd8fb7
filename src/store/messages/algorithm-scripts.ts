import { algorithmInfos } from '../../algorithms/index.ts';
import { DATA_ALGORITHMS, type DataAlgorithm } from './protocol.ts';

/** Returns the name of the script that contains an algorithm's code; null if the algorithm is unknown. */
export function scriptOf(algorithm: string): DataAlgorithm | 'classics' | null {
  const data = DATA_ALGORITHMS.find((id) => id === algorithm);
  if (data) return data;
  return algorithmInfos.some(({ id }) => id === algorithm) ? 'classics' : null;
}
