import { message } from '../../platform/wording/message.ts';
import type { AlgorithmChoice } from '../types.ts';

/** What the chosen algorithm is called; the user's own selection is none of the list. */
export function algorithmLabel(algorithms: readonly AlgorithmChoice[], id: string): string {
  return algorithms.find((algorithm) => algorithm.id === id)?.label ?? message('yourSelection');
}
