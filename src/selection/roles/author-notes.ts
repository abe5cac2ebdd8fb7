/** Drops what a site says about the author below an article: notes, and boxes headed "About the author". */
import { endBlockIn, firstBlockIn, lineOf, type ModelView, seenBlocksIn, sumOf } from '../../page/blocks/model-view.ts';
import { at } from '../../shared/column.ts';
import { keptIn } from './boxes-around.ts';
import { give, giveKept, isHeading, isNamed, keptBlocks, type RoleState, saysAt, saysOneOf } from './state.ts';

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

/** Returns whether words are a phrase such as "About the author". */
const isAboutAuthor = saysOneOf('aboutAuthor');
/** Maximum number of words in a heading such as "About the author: Anna Berg". */
const HEADING_WORDS = 8;
/** Maximum number of words in a box about the authors. A longer one is a portrait. */
const BOX_WORDS = 250;
/** Minimum number of words of running text above a heading such as "About the author". */
const WORDS_ABOVE = 60;

/** Drops boxes that begin with a heading such as "About the author". */
export function takeAuthorBoxes(state: RoleState): void {
  const { roles, view } = state;
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body' || !isHeading(view, block) || at(view.text.words, block) > HEADING_WORDS) continue;
    const start = at(view.text.wordStart, block);
    const last = at(view.text.wordStart, block + 1);
    if (!saysAt(start, last, (from, end) => isAboutAuthor(view.text.wordHashes, from, end))) continue;
    if (sumOf(view.sums.good, 0, block) < WORDS_ABOVE) continue;
    const end = endOfBox(state, block);
    giveKept(state, block, end, 'other', 'reasonAboutAuthor');
  }
}

/** Returns the first block after the largest short box that begins with the heading; `heading` if there is none. */
function endOfBox({ view }: RoleState, heading: number): number {
  let end = heading;
  for (const box of view.page.ancestorsOf(at(view.blocks.element, heading), MAX_BOX_LEVELS)) {
    const [first, after] = [firstBlockIn(view, box), endBlockIn(view, box)];
    if (seenBlocksIn(view, box)[0] !== heading || sumOf(view.sums.words, first, after) > BOX_WORDS) break;
    end = after;
  }
  return end;
}
