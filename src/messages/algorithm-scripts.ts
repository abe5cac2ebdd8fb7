import { algorithmInfos, LAST_RESORT } from '../algorithms/index.ts';
import { DATA_ALGORITHMS, type DataAlgorithm } from './protocol.ts';

/** Which script has an algorithm's code; null when it is in the first one, or there is no such algorithm. */
export function scriptOf(algorithm: string): DataAlgorithm | 'classics' | null {
  const data = DATA_ALGORITHMS.find((id) => id === algorithm);
  if (data) return data;
  const isKnown = algorithmInfos.some(({ id }) => id === algorithm);
  return isKnown && algorithm !== LAST_RESORT ? 'classics' : null;
}
