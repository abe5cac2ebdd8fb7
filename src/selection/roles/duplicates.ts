import { endBlockIn, firstBlockIn, type ModelView } from '../../page/blocks/model-view.ts';
import { at } from '../../shared/column.ts';
import { addToList } from '../../shared/lists.ts';
import { EVEN, give, keptBlocks, probabilityOf, type RoleState } from './state.ts';

/** Minimum number of words in a duplicate. Authors repeat shorter lines, such as "Who it is best for" in reviews. */
const FEWEST_WORDS = 8;
/** Number of kept blocks at the start that may be a standfirst (a summary above the text). */
const FIRST_BLOCKS = 2;

/**
 * Gives the first blocks the role `standfirst` if the text repeats them. Blocks with this role are dropped, so that the
 * reader shows the words only once. In a forum, drops the later text instead, because it quotes the first post.
 */
export function takeRepeatedStart(state: RoleState): void {
  const { view } = state;
  const { words, hash } = view.text;
  const visible = visibleBlocks(state);
  // Boxes with the same text may be entries of a list, and then stay. In a forum, the later box is a quote: it goes.
  const isThread = probabilityOf(state.scores, ['forum']) >= EVEN;
  for (const block of keptBlocks(state).slice(0, FIRST_BLOCKS)) {
    if (at(words, block) < FEWEST_WORDS || !visible.includes(block)) continue;
    const copies = visible.filter((other) => other > block && at(hash, other) === at(hash, block));
    const last = copies.at(-1);
    if (isThread) for (const copy of copies) give(state, copy, 'other', 'reasonRepeats');
    else if (last !== undefined && !areInEntries(view, block, last)) give(state, block, 'standfirst', 'reasonSaysSame');
  }
}

/** Returns whether two equal blocks are in sibling boxes with the same class names, and `block` is not alone there. */
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

/** Drops hidden copies of visible text. Pages have them for other screen sizes. */
export function takeHiddenCopies(state: RoleState): void {
  const { blocks, text } = state.view;
  const told = new Set(visibleBlocks(state).map((block) => at(text.hash, block)));
  for (const block of keptBlocks(state)) {
    if (at(blocks.hidden, block) === 0 || at(text.words, block) < FEWEST_WORDS) continue;
    if (told.has(at(text.hash, block))) give(state, block, 'other', 'reasonHiddenCopy');
  }
}

function visibleBlocks(state: RoleState): number[] {
  const { hidden } = state.view.blocks;
  return keptBlocks(state).filter((block) => at(hidden, block) === 0);
}

/** Minimum number of words in the first block of a copy. List entries and tables repeat shorter blocks. */
const COPY_BEGINS = 12;
/** Minimum numbers of blocks and words in a copy. Most refrains and quotes are shorter. */
const FEWEST_COPIED = 2;
const COPIED_WORDS = 40;
/** The repetition of a single block directly below itself is dropped if it has at least this many words. */
const AT_ONCE_WORDS = 15;
/** On a shop's page, a single block that repeats an earlier one is dropped if it has at least this many words. */
const SHOP_WORDS = 30;

/**
 * Drops kept blocks that repeat earlier blocks in the same order, such as a copy for another screen size. Blocks that
 * occur more than twice may be a refrain and stay. On a shop's page, drops every repetition of a long block.
 */
export function takeCopies(state: RoleState): void {
  const { scores } = state;
  const { words, hash } = state.view.text;
  const kept = keptBlocks(state);
  const isShop = (['product', 'collection'] as const).some((kind) => probabilityOf(scores, [kind]) >= EVEN);
  /** Maps the hash of a text to the positions in `kept` of the blocks with that text. */
  const places = new Map<number, number[]>();
  for (const [place, block] of kept.entries()) {
    if (at(words, block) >= COPY_BEGINS) addToList(places, at(hash, block), place);
  }
  for (let place = 0; place < kept.length; place++) {
    const block = kept[place] as number;
    const [first = place, second, third] = places.get(at(hash, block)) ?? [];
    if (first === place) continue;
    const isTwice = second !== undefined && third === undefined;
    const copied = isTwice ? sameFrom(hash, kept, first, place) : [block];
    const length = copied.reduce((sum, copy) => sum + at(words, copy), 0);
    const isCopy = isTwice && copied.length >= FEWEST_COPIED && length >= COPIED_WORDS;
    const isAtOnce = isTwice && place === first + 1 && length >= AT_ONCE_WORDS;
    if (!isCopy && !isAtOnce && !(isShop && length >= SHOP_WORDS)) continue;
    const above = isCopy ? headingsAbove(state, kept[first] as number, block) : [];
    for (const copy of [...above, ...copied]) give(state, copy, 'other', 'reasonRepeats');
    place += copied.length - 1;
  }
}

/**
 * Returns the headings directly above a copied text that are also above its first occurrence. Such headings are too
 * short to be found as copies.
 */
function headingsAbove({ roles, view }: RoleState, first: number, copy: number): readonly number[] {
  const { hash } = view.text;
  let count = 0;
  for (let back = 1; first - back >= 0 && copy - back > first; back++) {
    const isSame = at(hash, copy - back) === at(hash, first - back);
    if (!isSame || at(view.headingLevel, copy - back) === 0 || roles[copy - back] !== 'body') break;
    count = back;
  }
  return Array.from({ length: count }, (_, back) => copy - 1 - back);
}

/** Returns the kept blocks from position `place` up to the first that differs from those from position `first` on. */
function sameFrom(hash: Int32Array, kept: readonly number[], first: number, place: number): readonly number[] {
  let length = 0;
  const isSame = () => at(hash, kept[first + length] as number) === at(hash, kept[place + length] as number);
  while (first + length < place && place + length < kept.length && isSame()) length++;
  return kept.slice(place, place + length);
}
