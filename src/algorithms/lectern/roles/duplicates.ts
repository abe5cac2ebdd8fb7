import { at } from '../../steps/column.ts';
import { endBlockIn, firstBlockIn, type ModelView } from '../page/model-view.ts';
import { EVEN, give, probabilityOf, type RoleState } from './types.ts';

/** Shorter blocks are repeated by their author: lists of reviews say "Who it is best for" again and again. */
const FEWEST_WORDS = 8;
/** A standfirst is one of the first blocks. */
const FIRST_BLOCKS = 2;

/** Standfirsts that the text repeats: told once, where the text tells it. */
export function takeRepeatedStandfirst(state: RoleState): void {
  const { view } = state.context;
  const { words, hash } = view.text;
  const visible = visibleBlocks(state);
  const last = new Map(visible.map((block) => [at(hash, block), block]));
  // posts stand side by side as well, and quote the first
  const isThread = probabilityOf(state.scores, ['forum']) >= EVEN;
  const first = Array.from(state.roles.keys()).filter((block) => state.roles[block] === 'body');
  for (const block of first.slice(0, FIRST_BLOCKS)) {
    const copy = last.get(at(hash, block)) ?? 0;
    if (copy <= block || at(words, block) < FEWEST_WORDS || !visible.includes(block)) continue;
    if (isThread || !areInEntries(view, block, copy)) give(state, block, 'standfirst', 'reasonSaysSame');
  }
}

/** Whether two blocks stand in boxes that are called alike, side by side, with more in them: cards of which two say the same. */
function areInEntries(view: ModelView, block: number, other: number): boolean {
  const { page, blocks, elements } = view;
  const [one, two] = [at(blocks.first, block), at(blocks.first, other)];
  const below = (node: number, away: number) => {
    let box = node;
    while (page.parentOf(box) >= 0 && !page.holds(page.parentOf(box), away)) box = page.parentOf(box);
    return box;
  };
  const [entry, like] = [below(one, two), below(two, one)];
  const isMore = endBlockIn(view, entry) - firstBlockIn(view, entry) > 1;
  return isMore && at(elements.signature, entry) === at(elements.signature, like);
}

/** Hidden copies for other screens: told once, where a person sees it. */
export function takeHiddenCopies(state: RoleState): void {
  const { roles, context } = state;
  const { blocks, text } = context.view;
  const told = new Set(visibleBlocks(state).map((block) => at(text.hash, block)));
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body' || at(blocks.hidden, block) === 0 || at(text.words, block) < FEWEST_WORDS) continue;
    if (told.has(at(text.hash, block))) give(state, block, 'other', 'reasonHiddenCopy');
  }
}

/** What is kept and seen. */
function visibleBlocks({ roles, context }: RoleState): number[] {
  const { hidden } = context.view.blocks;
  return Array.from(roles.keys()).filter((block) => roles[block] === 'body' && at(hidden, block) === 0);
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
