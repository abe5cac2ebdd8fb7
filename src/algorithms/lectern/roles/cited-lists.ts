/** Keeps lists of the sources of a text, even if their entries are only links (docs/specs/lectern.md). */
import { isPaid, leavesPage, leavesSite } from '../../../page/leaves-page.ts';
import { hostOf } from '../../../shared/url.ts';
import { at } from '../../steps/column.ts';
import { endBlockIn, firstBlockIn, type ModelView, seenBlocksIn } from '../page/model-view.ts';
import { Ending } from '../page/scan-text.ts';
import { saysOneOf } from './known-phrases.ts';
import { isNamedForSite, speaksForSite } from './of-site.ts';
import { beginsWith, give, isBold, isInside, lineOf, meanProbability, type RoleState, speaksOf } from './types.ts';

/** Most words of a heading or label. */
const LABEL_WORDS = 8;
/** First words of a label that are searched for a word for sources. */
const FIRST_WORDS = 4;
/** Fewest words of a sentence with a colon that announces a list. */
const SENTENCE_WORDS = 5;
/** Most words of an entry. */
const ENTRY_WORDS = 80;
/** Share of linked words from which an entry is a link. */
const MOSTLY_LINK = 0.5;
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl']);
/** Levels above a block searched for its list. */
const LIST_LEVELS = 4;
/** Levels above a block whose names are read. */
const MAX_NAME_LEVELS = 5;
/** Share of links to other sites that separates a list of sources from one of the site's own articles. */
const ELSEWHERE = 0.75;
/** Fewest entries below a heading that names no sources. */
const FEWEST_ENTRIES = 2;
/** Least mean probability of a list announced by a sentence, or by a heading that names no sources. */
const POSSIBLE = 0.25;

/** Kinds of announcements of a list: a word for sources, a sentence that ends with a colon, or some other heading. */
export type Announcement = 'sources' | 'sentence' | 'heading' | 'related';

/**
 * Keeps lists of links directly below kept text that the text announces, and the entries to which its numbers in
 * brackets refer. A heading without a word for sources must announce links to other sites: those to the own site are
 * other articles.
 */
export function keepCitedLists(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  let before = -1;
  for (let block = 0; block < roles.length; block++) {
    if (!isSeen(view, block)) continue;
    const announcement = before >= 0 && isKept(state, before) ? announcementIn(state, block) : null;
    if (announcement) {
      const entries = entriesBelow(state, block);
      if (isCited(state, entries, announcement)) for (const each of [block, ...entries]) keep(state, each);
    }
    before = block;
  }
  for (const block of numberedEntries(state)) keep(state, block);
}

const isSeen = ({ blocks }: ModelView, block: number) => at(blocks.hidden, block) === 0;
const isKept = ({ roles }: RoleState, block: number) => roles[block] === 'body' || roles[block] === 'caption';

function keep(state: RoleState, block: number): void {
  if (!isKept(state, block)) give(state, block, 'body', 'reasonCited');
}

/**
 * Returns the kind of a line's announcement; null if it announces nothing, or if it speaks for the site: to share, to
 * follow, to subscribe.
 */
export function announcementIn(state: RoleState, block: number): Announcement | null {
  const { view } = state.context;
  const words = at(view.text.words, block);
  const endsWithColon = at(view.text.ending, block) === Ending.colon;
  const isHeading = at(view.headingLevel, block) > 0 || isBold(view, block);
  if (words === 0 || !(endsWithColon || (isHeading && words <= LABEL_WORDS))) return null;
  if (isOfSite(state, block)) return null;
  if (words <= LABEL_WORDS && namesSources(view, block)) return 'sources';
  if (speaksOf(view, block, 'related')) return isHeading ? 'related' : null;
  return endsWithColon && words >= SENTENCE_WORDS ? 'sentence' : 'heading';
}

function isOfSite({ context: { view } }: RoleState, block: number): boolean {
  if (beginsWith(view, block, 'tags')) return true;
  if (speaksForSite(view, block)) return true;
  if ((['nav', 'form', 'button'] as const).some((tag) => isInside(view, block, tag, MAX_NAME_LEVELS))) return true;
  return isNamedForSite(view, block, MAX_NAME_LEVELS);
}

const saysSources = saysOneOf('sources', 'noteHeads');

function namesSources({ text: { wordHashes, wordStart } }: ModelView, block: number): boolean {
  const start = at(wordStart, block);
  const says = (from: number, end: number) => saysSources(wordHashes, from, end);
  const last = Math.min(start + FIRST_WORDS, at(wordStart, block + 1));
  for (let end = start + 1; end <= last; end++) if (says(start, end)) return !says(start + 1, end);
  return false;
}

/** Returns the blocks below a line that form a list or have the same structure, if they contain links or addresses. */
function entriesBelow({ context: { view } }: RoleState, head: number): number[] {
  const { blocks, page } = view;
  const first = nextSeen(view, head + 1);
  if (first >= blocks.size) return [];
  const list = page
    .ancestorsOf(at(blocks.first, first), LIST_LEVELS)
    .find((element) => LISTS.has(page.nameOf(element)));
  if (list !== undefined && firstBlockIn(view, list) > head) {
    const seen = seenBlocksIn(view, list);
    return seen.filter((block) => isEntry(view, block)).length * 2 >= seen.length ? seen : [];
  }
  const kindOf = (block: number) => at(view.elements.signaturePath, at(blocks.element, block));
  const entries: number[] = [];
  for (let block = first; block < blocks.size; block = nextSeen(view, block + 1)) {
    if (kindOf(block) !== kindOf(first) || !isEntry(view, block)) break;
    entries.push(block);
  }
  return entries;
}

function nextSeen(view: ModelView, from: number): number {
  let block = from;
  while (block < view.blocks.size && !isSeen(view, block)) block++;
  return block;
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s/]+\.[^\s/]/;

function isEntry(view: ModelView, block: number): boolean {
  const { text, headingLevel } = view;
  const words = at(text.words, block);
  if (words === 0 || at(headingLevel, block) > 0) return false;
  if (at(text.linkWords, block) >= words * MOSTLY_LINK) return true;
  if (words > ENTRY_WORDS) return false;
  return ADDRESS.test(lineOf(view, block)) || linksIn(view, block).some((link) => leavesSite(view.page, link));
}

/** Returns the links in and around a block. */
function linksIn({ page, blocks }: ModelView, block: number): number[] {
  const links = new Set<number>();
  const box = at(blocks.element, block);
  for (let node = at(blocks.first, block); node <= at(blocks.last, block); node++) {
    if (blocks.ofText[node] !== block) continue;
    for (let above = page.parentOf(node); above >= 0; above = page.parentOf(above)) {
      if (page.nameOf(above) === 'a') links.add(above);
      if (above <= box) break;
    }
  }
  return [...links];
}

function isCited(state: RoleState, entries: readonly number[], announcement: Announcement): boolean {
  const { view } = state.context;
  const { page } = view;
  const links = entries.flatMap((block) => linksIn(view, block));
  if (entries.length === 0 || links.some((link) => isPaid(page, link))) return false;
  // a table of contents leads through this page
  if (links.some((link) => !leavesPage(page, link))) return false;
  if (announcement === 'sources') return true;
  if (entries.some((block) => state.reasons.has(block)) || meanProbability(state, entries) < POSSIBLE) return false;
  if (announcement === 'sentence') return true;
  const hosts = links
    .filter((link) => leavesSite(page, link))
    .map((link) => hostOf(page.attributesOf(link).href ?? ''));
  const fewest = announcement === 'related' ? links.length : links.length * ELSEWHERE;
  return entries.length >= FEWEST_ENTRIES && hosts.length >= fewest && new Set(hosts).size * 2 > links.length;
}

const NUMBER = /\[(\d{1,3})\]/g;
const numbersIn = (line: string) => Array.from(line.matchAll(NUMBER), ([, number = '']) => number);

/** Returns the blocks below the text that begin with, or contain, the numbers in brackets used in the text. */
function numberedEntries(state: RoleState): number[] {
  const { roles, context } = state;
  const { view } = context;
  const cited = new Set<string>();
  const found: number[] = [];
  for (let block = 0; block < roles.length; block++) {
    if (!isSeen(view, block) || at(view.text.digitWords, block) === 0) continue;
    const numbers = numbersIn(lineOf(view, block));
    if (numbers.length === 0) continue;
    if (isKept(state, block)) for (const number of numbers) cited.add(number);
    else if (numbers.some((number) => cited.has(number)) && isEntry(view, block) && standsWithText(state, block))
      found.push(block);
  }
  return found;
}

/** Levels above an entry searched for a box that also has text. */
const BOX_LEVELS = 4;

function standsWithText(state: RoleState, block: number): boolean {
  const { view } = state.context;
  if (isOfSite(state, block)) return false;
  return view.page.ancestorsOf(at(view.blocks.element, block), BOX_LEVELS).some((box) => {
    if (at(view.blocks.boundary, box) !== box || view.page.nameOf(box) === 'body') return false;
    for (let other = firstBlockIn(view, box); other < endBlockIn(view, box); other++)
      if (isKept(state, other) && at(view.isParagraph, other) === 1) return true;
    return false;
  });
}
