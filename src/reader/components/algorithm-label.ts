import { message } from '../../platform/wording/message.ts';
import type { AlgorithmChoice } from '../types.ts';

/** Returns the label of the chosen algorithm; the user's own selection is not in the list. */
export function algorithmLabel(algorithms: readonly AlgorithmChoice[], id: string): string {
  return algorithms.find((algorithm) => algorithm.id === id)?.label ?? message('yourSelection');
}
