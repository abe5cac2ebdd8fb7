import { at } from '../../steps/column.ts';
import { EVEN, give, probabilityOf, type RoleState } from './types.ts';

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

/** Shorter blocks begin no copy: entries and tables repeat them. */
const COPY_BEGINS = 12;
/** Copies of a text are runs of so many blocks, with so many words, and told twice; refrains and quotes are shorter, or come again. */
const FEWEST_COPIED = 2;
const COPIED_WORDS = 40;
/** On a page that sells something, a block of so many words is one. */
const SHOP_WORDS = 30;

/**
 * What the page tells a second time in the same order: the copy for another screen where no style hides it, the description of a thing
 * for sale above and below its picture (there, one block is enough).
 */
export function takeCopies(state: RoleState): void {
  const { roles, scores, context } = state;
  const { words, hash } = context.view.text;
  const kept = Array.from(roles.keys()).filter((block) => roles[block] === 'body');
  const isShop = (['product', 'collection'] as const).some((kind) => probabilityOf(scores, [kind]) >= EVEN);
  /** By text: its places among what is kept. */
  const places = new Map<number, number[]>();
  for (const [place, block] of kept.entries()) {
    if (at(words, block) < COPY_BEGINS) continue;
    const same = places.get(at(hash, block));
    if (same) same.push(place);
    else places.set(at(hash, block), [place]);
  }
  for (let place = 0; place < kept.length; place++) {
    const block = kept[place] as number;
    const [first = place, second, third] = places.get(at(hash, block)) ?? [];
    if (first === place) continue;
    const isTwice = second !== undefined && third === undefined;
    const copied = isTwice ? sameFrom(hash, kept, first, place) : [block];
    const length = copied.reduce((sum, copy) => sum + at(words, copy), 0);
    const isCopy = isTwice && copied.length >= FEWEST_COPIED && length >= COPIED_WORDS;
    if (!isCopy && !(isShop && length >= SHOP_WORDS)) continue;
    const above = isCopy ? headingsAbove(state, kept[first] as number, block) : [];
    for (const copy of [...above, ...copied]) give(state, copy, 'other', 'reasonRepeats');
    place += copied.length - 1;
  }
}

/** The headings right above a copy that what it copies has as well: they are too short to begin a copy. */
function headingsAbove({ roles, context: { view } }: RoleState, first: number, copy: number): readonly number[] {
  const { hash } = view.text;
  let count = 0;
  for (let back = 1; first - back >= 0 && copy - back > first; back++) {
    const isSame = at(hash, copy - back) === at(hash, first - back);
    if (!isSame || at(view.headingLevel, copy - back) === 0 || roles[copy - back] !== 'body') break;
    count = back;
  }
  return Array.from({ length: count }, (_, back) => copy - 1 - back);
}

/** Blocks from a place on that say what those from an earlier place on say. */
function sameFrom(hash: Int32Array, kept: readonly number[], first: number, place: number): readonly number[] {
  let length = 0;
  const isSame = () => at(hash, kept[first + length] as number) === at(hash, kept[place + length] as number);
  while (first + length < place && place + length < kept.length && isSame()) length++;
  return kept.slice(place, place + length);
}
