import { algorithmInfos } from '../algorithms/index.ts';
import { message } from '../platform/wording/message.ts';

/** Returns the menu label of an algorithm. The user's own selection is not an algorithm and has its own label. */
export function labelOf(algorithm: string): string {
  return algorithmInfos.find(({ id }) => id === algorithm)?.label ?? message('yourSelection');
}
