/** Keeps lists of the sources that a text cites, even if their entries are only links (docs/specs/roles.md). */

import {
  endBlockIn,
  firstBlockIn,
  lineOf,
  type ModelView,
  nextSeen,
  seenBlocksIn,
} from '../../page/blocks/model-view.ts';
import { Ending } from '../../page/blocks/scan-text.ts';
import { isPaid, leavesPage, leavesSite } from '../../page/links.ts';
import { at } from '../../shared/column.ts';
import { range } from '../../shared/lists.ts';
import { memoised } from '../../shared/memoised.ts';
import { hostOf } from '../../shared/url.ts';
import {
  beginsWith,
  give,
  isHeading,
  isOfSite,
  meanProbability,
  type RoleState,
  saysAt,
  saysOneOf,
  speaksOf,
} from './state.ts';

/** Maximum number of words in a heading or label above a list. */
const LABEL_WORDS = 8;
/** A word like "Sources" must be among this many words at the start of a label. */
const FIRST_WORDS = 4;
/** Minimum number of words in a sentence with a colon that announces a list. */
const SENTENCE_WORDS = 5;
/** Maximum number of words in a list entry that is not mostly a link. */
const ENTRY_WORDS = 80;
/** Share of linked words above which an entry counts as a link. */
const MOSTLY_LINK = 0.5;
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl']);
/** Number of a block's ancestors that are searched for a list element. */
const LIST_LEVELS = 4;
/** Number of a block's ancestors whose element name, class and id may name a part of the site, such as a menu. */
const MAX_NAME_LEVELS = 5;
/** Minimum share of links to other sites in a list of sources; a list of the site's own articles has fewer. */
const ELSEWHERE = 0.75;
/** Minimum number of entries below a heading that has no word like "Sources". */
const FEWEST_ENTRIES = 2;
/**
 * Minimum mean probability that the entries of a list are text, if the list is below a sentence or below a heading
 * without a word like "Sources".
 */
const POSSIBLE = 0.25;

/** How a line announces a list: a word for sources, a sentence with a colon, another heading, or "Related". */
type Announcement = 'sources' | 'sentence' | 'heading' | 'related';

/**
 * Keeps a list of links directly below kept text if the text announces the list. Also keeps entries that the text cites
 * by a number ("[3]"). Below a heading without a word such as "Sources", most links must lead to other sites: links to
 * the same site are other articles.
 */
export function keepCitedLists(state: RoleState): void {
  const { roles, view } = state;
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
 * Returns how a line announces the list below it; null if it announces none, or is about the site, such as a call to
 * share, follow or subscribe.
 */
export function announcementIn(state: RoleState, block: number): Announcement | null {
  const { view } = state;
  const words = at(view.text.words, block);
  const endsWithColon = at(view.text.ending, block) === Ending.colon;
  const isHead = isHeading(view, block);
  if (words === 0 || !(endsWithColon || (isHead && words <= LABEL_WORDS))) return null;
  if (isAboutSite(view, block)) return null;
  if (words <= LABEL_WORDS && namesSources(view, block)) return 'sources';
  if (speaksOf(view, block, 'related')) return isHead ? 'related' : null;
  return endsWithColon && words >= SENTENCE_WORDS ? 'sentence' : 'heading';
}

const isAboutSite = (view: ModelView, block: number) =>
  beginsWith(view, block, 'tags') || isOfSite(view, block, MAX_NAME_LEVELS);

const saysSources = saysOneOf('sources', 'noteHeads');

function namesSources({ text: { wordHashes, wordStart } }: ModelView, block: number): boolean {
  const start = at(wordStart, block);
  const last = Math.min(start + FIRST_WORDS, at(wordStart, block + 1));
  return saysAt(start, last, (from, end) => saysSources(wordHashes, from, end));
}

/**
 * Returns the blocks below a line that form a list: they are in a list element or have the same structure, and they
 * contain links or addresses.
 */
function entriesBelow({ view }: RoleState, head: number): number[] {
  const { blocks, page } = view;
  const first = nextSeen(view, head + 1, 1);
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
  for (let block = first; block < blocks.size; block = nextSeen(view, block + 1, 1)) {
    if (kindOf(block) !== kindOf(first) || !isEntry(view, block)) break;
    entries.push(block);
  }
  return entries;
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
  const { view } = state;
  const { page } = view;
  const links = entries.flatMap((block) => linksIn(view, block));
  if (entries.length === 0 || links.some((link) => isPaid(page, link))) return false;
  // Links to places on this page make the list a table of contents.
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

/** Returns the dropped list entries with a number in brackets, such as "[3]", that the kept text above them cites. */
function numberedEntries(state: RoleState): number[] {
  const { roles, view } = state;
  const cited = new Set<string>();
  const found: number[] = [];
  // Memoised, because all entries of a list are in the same boxes.
  const hasParagraph = memoised((box: number) => holdsKeptParagraph(state, box));
  const standsWithText = (block: number) =>
    !isAboutSite(view, block) &&
    view.page.ancestorsOf(at(view.blocks.element, block), BOX_LEVELS).some((box) => hasParagraph(box));
  for (let block = 0; block < roles.length; block++) {
    if (!isSeen(view, block) || at(view.text.digitWords, block) === 0) continue;
    const numbers = numbersIn(lineOf(view, block));
    if (numbers.length === 0) continue;
    if (isKept(state, block)) for (const number of numbers) cited.add(number);
    else if (numbers.some((number) => cited.has(number)) && isEntry(view, block) && standsWithText(block))
      found.push(block);
  }
  return found;
}

/** Number of an entry's ancestors that are searched for a paragraph of the text. */
const BOX_LEVELS = 4;

function holdsKeptParagraph(state: RoleState, box: number): boolean {
  const { view } = state;
  if (at(view.blocks.boundary, box) !== box || view.page.nameOf(box) === 'body') return false;
  const isParagraph = (block: number) => isKept(state, block) && at(view.isParagraph, block) === 1;
  return range(firstBlockIn(view, box), endBlockIn(view, box)).some(isParagraph);
}
