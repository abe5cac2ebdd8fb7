import { algorithmInfos } from '../algorithms/index.ts';
import { message } from '../platform/wording/message.ts';

/** What an algorithm is called in the menus; the user's own selection is none of them. */
export function labelOf(algorithm: string): string {
  return algorithmInfos.find(({ id }) => id === algorithm)?.label ?? message('yourSelection');
}
