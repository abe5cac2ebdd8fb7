/**
 * The state that the rules for roles read and change, and tests of a block: the purpose of its words ("Share this",
 * "Read more"), and the names and kinds of the boxes around it.
 */

import { type BlockScores, PAGE_KINDS, type PageKind, type Role } from '../../algorithms/types.ts';
import type { ClassGroup } from '../../page/blocks/attribute-names.ts';
import { isNamedAfter, TAG_GROUPS, type TagGroup } from '../../page/blocks/elements.ts';
import { endBlockIn, firstBlockIn, type ModelView, SHORT_WORDS, sumOf } from '../../page/blocks/model-view.ts';
import type { PageBlocks } from '../../page/blocks/page-blocks.ts';
import {
  createPhrases,
  type PhrasePurpose,
  PURPOSES,
  phraseTable,
  purposeBit,
  purposesAmong,
} from '../../page/blocks/phrases.ts';
import type { HashTable } from '../../page/blocks/word-hash.ts';
import type { Page } from '../../page/page.ts';
import type { MessageKey } from '../../platform/wording/message.ts';
import { at } from '../../shared/column.ts';
import { PHRASES } from '../../vocabulary/model/phrases.ts';
import { wordsFor } from '../../vocabulary/provided.ts';
import type { Purpose as TableOfWords } from '../../vocabulary/words/index.ts';

/** Tables of phrases to use in addition to `PHRASES`, which cannot grow because the model was trained with it. */
const GROWING: Readonly<Partial<Record<PhrasePurpose, TableOfWords>>> = {
  related: 'related',
  comment: 'comments',
  share: 'share',
  newsletter: 'subscriptions',
  caption: 'credits',
  advertisement: 'adverts',
};

/** Returns a function that tests if a range of words contains a phrase of the tables. Its first call reads them. */
export function saysOneOf(...tables: readonly TableOfWords[]) {
  let found: HashTable | null = null;
  return (words: Int32Array, start: number, end: number): boolean => {
    found ??= phraseTable(tables.flatMap((each) => Object.values(wordsFor(each))).join('|'));
    return purposesAmong(found, words, start, end) !== 0;
  };
}

let table: HashTable | null = null;

/** Returns whether the words from `start` to before `end` contain a phrase for a purpose, such as "Share this". */
function saysFor(purpose: PhrasePurpose, words: Int32Array, start: number, end: number): boolean {
  table ??= createPhrases(Object.fromEntries(PURPOSES.map((known) => [known, phrasesFor(known)])));
  return (purposesAmong(table, words, start, end) & purposeBit(purpose)) !== 0;
}

function phrasesFor(purpose: PhrasePurpose): string {
  const growing = GROWING[purpose];
  return [PHRASES[purpose], ...(growing ? Object.values(wordsFor(growing)) : [])].join('|');
}

/** The role of a block on its page, whether the algorithm kept it or not. */
export type BlockRole = Role | 'related' | 'other';

/** The state that the rules read and change one after the other. It mainly consists of the roles of all blocks. */
export interface RoleState extends Readonly<PageBlocks> {
  readonly scores: Omit<BlockScores, 'blocks'>;
  /** For each block, 1 if the algorithm kept any part of it, otherwise 0. */
  readonly kept: Uint8Array;
  /** Role of each block; 'body' for blocks that the algorithm kept and no rule has changed. */
  readonly roles: BlockRole[];
  /** Maps a block to the reason why a rule gave it its role. Blocks that no rule changed have no entry. */
  readonly reasons: Map<number, MessageKey>;
}

/** Minimum probability (0 … 1) that counts as probable. */
export const EVEN = 0.5;

/** Kinds of pages whose content is many similar boxes, such as the entries of a list or the products of a shop. */
export const LIST_KINDS: readonly PageKind[] = ['listing', 'collection', 'product'];

export function probabilityOf({ kinds }: Pick<BlockScores, 'kinds'>, names: readonly PageKind[]): number {
  return names.reduce((sum, name) => sum + at(kinds, PAGE_KINDS.indexOf(name)), 0);
}

/** Returns the mean probability that the given blocks are text. Each block counts the same, whatever its length. */
export function meanProbability({ scores }: RoleState, blocks: readonly number[]): number {
  return blocks.reduce((sum, block) => sum + at(scores.body, block), 0) / blocks.length;
}

/** Blocks with at least this mean probability of being text are kept even if they are a list of links. */
const SURE_TEXT = 0.7;

export function areSure(state: RoleState, blocks: readonly number[]): boolean {
  return meanProbability(state, blocks) >= SURE_TEXT;
}

export function give({ roles, reasons }: RoleState, block: number, role: BlockRole, reason: MessageKey): void {
  roles[block] = role;
  reasons.set(block, reason);
}

/** Gives a role to the kept blocks from `start` to before `end`. */
export function giveKept(state: RoleState, start: number, end: number, role: BlockRole, reason: MessageKey): void {
  for (let block = start; block < end; block++) if (state.roles[block] === 'body') give(state, block, role, reason);
}

/** Gives the role of text to blocks that an algorithm or a rule dropped. */
export function restore(state: RoleState, blocks: readonly number[], reason: MessageKey): void {
  for (const block of blocks) if (state.roles[block] !== 'body') give(state, block, 'body', reason);
}

export function keptBlocks({ roles }: RoleState): number[] {
  return roles.flatMap((role, block) => (role === 'body' ? [block] : []));
}

/** Returns whether a short block contains a phrase for a purpose, such as "Share this". False for a long block. */
export function speaksOf({ text, purposes }: ModelView, block: number, purpose: PhrasePurpose): boolean {
  if ((at(purposes, block) & purposeBit(purpose)) !== 0) return true;
  if (at(text.words, block) > SHORT_WORDS) return false;
  return saysFor(purpose, text.wordHashes, at(text.wordStart, block), at(text.wordStart, block + 1));
}

const HEADING = 1 << TAG_GROUPS.indexOf('heading');

/** Number of words at the beginning or end of a block that are searched for a phrase. */
const AT_ONCE = 3;

/** Returns whether a block's first three words contain a phrase for a purpose, such as "Share this" for sharing. */
export function opensWith({ text }: ModelView, block: number, purpose: PhrasePurpose): boolean {
  const start = at(text.wordStart, block);
  const end = Math.min(start + AT_ONCE, at(text.wordStart, block + 1));
  return saysFor(purpose, text.wordHashes, start, end);
}

/** Longest phrase that is recognised at the beginning of a block (words). */
const LONGEST_PHRASE = 10;

/** Returns whether a block begins with a phrase, such as "Labels" for tags. False for "Read nutrition labels". */
export function beginsWith({ text }: ModelView, block: number, purpose: PhrasePurpose): boolean {
  const start = at(text.wordStart, block);
  const last = Math.min(start + LONGEST_PHRASE, at(text.wordStart, block + 1));
  return saysAt(start, last, (from, end) => saysFor(purpose, text.wordHashes, from, end));
}

/** Returns whether `says` finds a phrase that begins exactly at the word `start` and ends before the word `last`. */
export function saysAt(start: number, last: number, says: (from: number, end: number) => boolean): boolean {
  for (let end = start + 1; end <= last; end++) if (says(start, end)) return !says(start + 1, end);
  return false;
}

/** Returns whether a block's last three words contain a phrase for a purpose, such as "Share this" for sharing. */
export function closesWith({ text }: ModelView, block: number, purpose: PhrasePurpose): boolean {
  const end = at(text.wordStart, block + 1);
  const start = Math.max(end - AT_ONCE, at(text.wordStart, block));
  return saysFor(purpose, text.wordHashes, start, end);
}

/**
 * Default maximum share of the page's running text in a box whose class or id names a purpose, such as captions. A box
 * with more text is the article, and its class names the article's topic: "category-credit-cards".
 */
const PART_OF_TEXT = 0.5;
/** For {@link isNamed}: the box may contain any share of the page's running text. */
export const ANY_SIZE = 1;

/**
 * Returns whether one of the nearest `levels` elements around a block has a class or id that names a purpose, such as
 * comments. Only boxes count, not headings or inline elements: code highlighters use the class "comment" for comments
 * in code.
 *
 * @param most maximum share of the page's running text that the element may contain
 */
export function isNamed(
  view: ModelView,
  block: number,
  group: ClassGroup,
  levels: number,
  most: number = PART_OF_TEXT,
): boolean {
  const { elements, page, blocks, sums } = view;
  const isCalled = isNamedAfter(elements, group);
  const mostWords = most * at(sums.good, blocks.size);
  const isBox = (element: number) =>
    at(blocks.boundary, element) === element && (at(elements.tags, element) & HEADING) === 0;
  const isSmall = (element: number) =>
    sumOf(sums.good, firstBlockIn(view, element), endBlockIn(view, element)) <= mostWords;
  const around = page.ancestorsOf(at(blocks.first, block), levels);
  return around.some((element) => isCalled(element) && isBox(element) && isSmall(element));
}

/** Returns whether one of the nearest `levels` elements around a block is in these groups of tags and ARIA roles. */
export function isInside(
  { elements, page, blocks }: ModelView,
  block: number,
  levels: number,
  ...tags: readonly TagGroup[]
): boolean {
  const bits = tags.reduce((all, tag) => all | (1 << TAG_GROUPS.indexOf(tag)), 0);
  return page.ancestorsOf(at(blocks.first, block), levels).some((element) => (at(elements.tags, element) & bits) !== 0);
}

/** Number of a text's ancestors that are searched for a link. */
const LINK_LEVELS = 8;

export function linkAround(page: Page, text: number): number | undefined {
  return page.ancestorsOf(text, LINK_LEVELS).find((element) => page.nameOf(element) === 'a');
}

/** Returns whether a block is entirely bold, as many headings are. */
export function isBold({ text }: ModelView, block: number): boolean {
  return at(text.bold, block) > 0 && at(text.bold, block) >= at(text.characters, block);
}

export const isHeading = (view: ModelView, block: number): boolean =>
  at(view.headingLevel, block) > 0 || isBold(view, block);

/** Returns whether a block is outside headings, lists, tables and code, where "Comments" may be a topic. */
export function isPlain(view: ModelView, block: number, levels: number): boolean {
  if (at(view.headingLevel, block) > 0) return false;
  return !isInside(view, block, levels, 'li', 'table', 'pre', 'dl');
}

const OF_SITE: readonly PhrasePurpose[] = ['advertisement', 'share', 'newsletter', 'comment'];
const NAMES_OF_SITE: readonly ClassGroup[] = [
  'advertisement',
  'share',
  'newsletter',
  'related',
  'comment',
  'navigation',
];

/**
 * Returns whether a block's words advertise, or invite to share, subscribe or comment. Does not test for words such as
 * "Related": callers do so separately, because a list that belongs to the text may follow them.
 */
export const speaksForSite = (view: ModelView, block: number): boolean =>
  OF_SITE.some((purpose) => speaksOf(view, block, purpose));

/**
 * Returns whether a block is about the site: because of its words, or because one of the nearest `levels` boxes around
 * it is a control or is named as a part of the site, such as navigation.
 */
export const isOfSite = (view: ModelView, block: number, levels: number): boolean =>
  speaksForSite(view, block) ||
  isInside(view, block, levels, 'nav', 'form', 'button') ||
  NAMES_OF_SITE.some((name) => isNamed(view, block, name, levels));
