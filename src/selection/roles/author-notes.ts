/** Drops what a site says about the author below an article: notes, and boxes headed "About the author". */
import { endBlockIn, firstBlockIn, lineOf, type ModelView, nextSeen, sumOf } from '../../page/blocks/model-view.ts';
import { at } from '../../shared/column.ts';
import { keptIn, PART_OF_KEPT } from './boxes-around.ts';
import { give, giveKept, isHeading, isNamed, keptBlocks, type RoleState, saysOneOf } from './state.ts';

const MAX_BOX_LEVELS = 4;
/** Notes about the author are dropped only if at least this share of the kept running text is above them. */
const BEHIND = 0.8;

/**
 * Text at least this probable stays even in a box named "author", which may be around each entry of a list of posts.
 */
const SURE_TEXT = 0.7;

/** Drops notes below the text in a box named after the author, and a single note that begins with the author's name. */
export function takeAuthorNotes(state: RoleState): void {
  const { scores, view } = state;
  const total = keptIn(state).good;
  const names = namesInByline(state);
  const notes: number[] = [];
  let before = 0;
  for (const block of keptBlocks(state)) {
    const above = before;
    before += at(view.good, block);
    if (above < total * BEHIND) continue;
    if (names.length > 0 && beginsWithName(view, block, names)) notes.push(block);
    if (
      at(scores.body, block) < SURE_TEXT &&
      isNamed(view, block, 'author', MAX_BOX_LEVELS) &&
      !isNamed(view, block, 'article', 1, 1)
    )
      give(state, block, 'other', 'reasonAboutAuthor');
  }
  // If several paragraphs begin with the author's name, they are a conversation with the author.
  const [note] = notes;
  if (note !== undefined && notes.length === 1) give(state, note, 'other', 'reasonAboutAuthor');
}

function beginsWithName(view: ModelView, block: number, names: readonly string[]): boolean {
  const line = at(view.text.words, block) <= NOTE_WORDS ? lineOf(view, block).trim() : '';
  // A letter after "Anna Berg" makes it another name: "Anna Bergman". A colon introduces what the author says.
  return names.some((name) => line.startsWith(name) && !/^[\p{L}\p{M}\p{N}:]/u.test(line.slice(name.length)));
}

/** Longest paragraph that counts as a note about the author because it begins with the author's name (words). */
const NOTE_WORDS = 90;
/** Maximum number of words in a name, including words before it such as "Written by". */
const LONGEST_NAME = 8;
/** Matches characters that are not part of a name. */
const BESIDE_NAMES = /[^\p{L}\p{M}.’' -]+/u;
const CAPITAL = /^\p{Lu}/u;

/** Returns all parts of bylines that may be a name: for "By Anna Berg", also "Anna Berg". */
function namesInByline({ roles, view }: RoleState): string[] {
  const lines = roles.flatMap((role, block) => (role === 'byline' || role === 'date' ? [lineOf(view, block)] : []));
  return lines.flatMap((line) => line.split(BESIDE_NAMES)).flatMap(namesAtEndOf);
}

function namesAtEndOf(piece: string): string[] {
  const words = piece.split(' ').filter((word) => word !== '');
  if (words.length > LONGEST_NAME || !CAPITAL.test(words.at(-1) ?? '')) return [];
  const starts = words.slice(0, -1).flatMap((word, index) => (CAPITAL.test(word) ? [index] : []));
  return starts.map((start) => words.slice(start).join(' '));
}

/** Returns whether words contain a phrase such as "About the author". */
const saysAboutAuthor = saysOneOf('aboutAuthor');
/** Maximum number of words in a box about the authors. A longer one is a portrait. */
const BOX_WORDS = 250;
/** Minimum number of words of kept running text above a heading such as "About the author". */
const WORDS_ABOVE = 60;

/** Drops boxes that begin with a heading such as "About the author". */
export function takeAuthorBoxes(state: RoleState): void {
  const { roles, view } = state;
  const most = Math.min(BOX_WORDS, PART_OF_KEPT * keptIn(state).words);
  let above = 0;
  let heading = -1;
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body') continue;
    above += at(view.good, block);
    if (!isHeading(view, block)) continue;
    // Below "About the book", the heading "About the author" is about the book's author.
    const isOneOfSeveral = heading >= 0 && beginAlike(view, heading, block);
    if (isAboutAuthor(view, block) && above >= WORDS_ABOVE && !isOneOfSeveral)
      giveKept(state, block, endOfBox(state, block, most), 'other', 'reasonAboutAuthor');
    if (roles[block] === 'body') heading = block;
  }
}

/** Returns whether a block is only a phrase such as "About the author". */
function isAboutAuthor({ text: { wordStart, wordHashes } }: ModelView, block: number): boolean {
  const [start, end] = [at(wordStart, block), at(wordStart, block + 1)];
  const says = (from: number, to: number) => saysAboutAuthor(wordHashes, from, to);
  return says(start, end) && !says(start + 1, end) && !says(start, end - 1);
}

/** Returns whether two blocks have the same first two words. */
function beginAlike({ text: { wordStart, wordHashes } }: ModelView, one: number, other: number): boolean {
  return [0, 1].every(
    (index) => at(wordHashes, at(wordStart, one) + index) === at(wordHashes, at(wordStart, other) + index),
  );
}

/**
 * Finds the largest box of at most `most` words that begins with the heading. Returns the block where the text about
 * the author ends: the box's next heading of the same level, or the first block after the box. Without a box: `heading`.
 */
function endOfBox({ view }: RoleState, heading: number, most: number): number {
  let end = heading;
  for (const box of view.page.ancestorsOf(at(view.blocks.element, heading), MAX_BOX_LEVELS)) {
    const [first, after] = [firstBlockIn(view, box), endBlockIn(view, box)];
    if (sumOf(view.sums.words, first, after) > most || nextSeen(view, first, 1) !== heading) break;
    end = after;
  }
  const level = at(view.headingLevel, heading);
  const isNext = (block: number) => at(view.headingLevel, block) > 0 && at(view.headingLevel, block) <= level;
  for (let block = heading + 1; block < end; block++) if (isNext(block)) return block;
  return end;
}
