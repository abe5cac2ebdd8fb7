import { at } from '../../steps/column.ts';
import { give, type RoleState } from './types.ts';

const FEWEST_WORDS = 8;
/** A standfirst is one of the first blocks. */
const FIRST_BLOCKS = 2;

/**
 * Copies for other screens, and standfirsts that the text repeats: told once. Other repetitions are the author's: lists of
 * reviews say "Who it is best for" again and again.
 */
export function takeDuplicates(state: RoleState): void {
  const { roles, context } = state;
  const { blocks, text } = context.view;
  const visible = new Set<number>();
  const later = new Map<number, number>();
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body' || at(blocks.hidden, block) !== 0) continue;
    visible.add(at(text.hash, block));
    later.set(at(text.hash, block), block);
  }
  let kept = 0;
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body') continue;
    kept++;
    if (at(text.words, block) < FEWEST_WORDS) continue;
    const hash = at(text.hash, block);
    if (at(blocks.hidden, block) !== 0) {
      if (visible.has(hash)) give(state, block, 'other', 'reasonHiddenCopy');
    } else if (kept <= FIRST_BLOCKS && (later.get(hash) ?? 0) > block) {
      give(state, block, 'standfirst', 'reasonSaysSame');
    }
  }
}
