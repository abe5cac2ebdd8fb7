import { endBlockIn, lineOf, type ModelView, seenBlocksIn } from '../../page/blocks/model-view.ts';
import { at } from '../../shared/column.ts';
import { range } from '../../shared/lists.ts';
import { DISCLOSURES } from '../../vocabulary/names/parts.ts';
import { type BoxFinder, boxFinder } from './boxes-around.ts';
import {
  areSure,
  beginsWith,
  give,
  giveKept,
  isHeading,
  isInside,
  isNamed,
  isPlain,
  keptBlocks,
  opensWith,
  type RoleState,
  speaksOf,
} from './state.ts';

const MOSTLY_LINK = 0.5;
const MAX_BOX_LEVELS = 4;
const SHORT = 15;
const HEADING_WORDS = 6;
const COUNTER_WORDS = 4;
const NOTICE_WORDS = 2;

/** Drops short blocks that are mostly a link and say "Read more" or similar, are in a "related" box, or in capitals. */
export function takeRelatedLinks(state: RoleState): void {
  const { view } = state;
  for (const block of keptBlocks(state)) {
    const words = at(view.text.words, block);
    if (words > 30 || words === 0 || at(view.headingLevel, block) > 0) continue;
    const linked = at(view.text.linkWords, block) / words;
    if (linked === 1 && words >= FEWEST_CAPITALS && isInCapitals(view, block))
      give(state, block, 'related', 'reasonLeadsElsewhere');
    else if (speaksOf(view, block, 'related') && linked >= MOSTLY_LINK)
      give(state, block, 'related', 'reasonLeadsElsewhere');
    else if (linked >= MOSTLY_LINK && isNamed(view, block, 'related', 3))
      give(state, block, 'related', 'reasonRelatedLink');
  }
}

/** Minimum number of words in a linked line of capitals: a shorter one may be a name. */
const FEWEST_CAPITALS = 4;

/** Returns whether a block is a line in capitals outside lists, such as the linked headline of another article. */
function isInCapitals(view: ModelView, block: number): boolean {
  const line = lineOf(view, block);
  return line !== line.toLowerCase() && line === line.toUpperCase() && isPlain(view, block, MAX_BOX_LEVELS);
}

/** Drops a heading or bold line such as "Related posts", and the links below it. */
export function takeRelatedSections(state: RoleState): void {
  const { roles, view } = state;
  const boxes = boxFinder(state);
  for (let block = 0; block < roles.length; block++) {
    if (!isHeading(view, block) || at(view.text.words, block) > HEADING_WORDS) continue;
    if (!speaksOf(view, block, 'related')) continue;
    const end = Math.max(endOfLinks(state, block), endOfTeasers(state, boxes, block));
    const links = range(block + 1, end);
    if (links.length === 0 || (at(view.headingLevel, block) === 0 && areSure(state, links))) continue;
    giveKept(state, block, end, 'related', 'reasonRelatedList');
    // Skip these links: a long list is then walked only once, and headings in it start no new list.
    block = end - 1;
  }
}

/** Returns the first block after the list of links below a heading. A heading of a higher level ends the list. */
function endOfLinks({ roles, view }: RoleState, heading: number): number {
  const level = at(view.headingLevel, heading);
  let block = heading + 1;
  for (; block < roles.length; block++) {
    if (at(view.text.linkWords, block) < at(view.text.words, block) * MOSTLY_LINK) break;
    if (at(view.headingLevel, block) > 0 && at(view.headingLevel, block) < level) break;
  }
  return block;
}

/** A box of teasers has at least this many linked headings or lines. */
const FEWEST_TEASERS = 2;

/**
 * Returns the first block after the largest box that begins with `heading` and has enough link lines; else `heading`.
 */
function endOfTeasers({ view }: RoleState, found: BoxFinder, heading: number): number {
  const isLinked = (block: number) => at(view.text.linkWords, block) >= Math.max(1, at(view.text.words, block) * 0.9);
  const boxes = found.around(heading).filter((box) => {
    const [first, ...entries] = seenBlocksIn(view, box);
    return first === heading && entries.filter(isLinked).length >= FEWEST_TEASERS;
  });
  return Math.max(heading, ...boxes.map((box) => endBlockIn(view, box)));
}

/** Drops lines that a site adds to its article: "Advertisement", "Tags: …", "4 comments". */
export function takeLabels(state: RoleState): void {
  const { view } = state;
  for (let block = 0; block < state.roles.length; block++) {
    if (isPictureNumber(state, block)) give(state, block, 'other', 'reasonCaption');
    if (state.roles[block] !== 'body' || at(view.headingLevel, block) > 0) continue;
    const words = at(view.text.words, block);
    const linked = at(view.text.linkWords, block) >= words * MOSTLY_LINK;
    if (isAdvertisement(state, block)) give(state, block, 'other', 'reasonAdvertisement');
    else if (linked && beginsWith(view, block, 'tags')) give(state, block, 'other', 'reasonTags');
    else if (words <= COUNTER_WORDS && at(view.text.digitWords, block) > 0 && speaksOf(view, block, 'comment'))
      give(state, block, 'other', 'reasonCommentCount');
  }
}

/** Matches "1 / 3", "Picture 1 of 3". Tested in captions only: in the text, such a line may be a score ("8/10"). */
const PICTURE_NUMBER = /^\s*(?:\p{L}+ )?\d{1,3} ?(?:\/|of|von|van|de|di|z|из|av|sur) ?\d{1,3}\s*$/u;

function isPictureNumber({ roles, view }: RoleState, block: number): boolean {
  return (
    roles[block] === 'caption' &&
    at(view.text.words, block) <= COUNTER_WORDS &&
    PICTURE_NUMBER.test(lineOf(view, block))
  );
}

const DISCLOSURE = new RegExp(`^\\W*(?:\\w+ ){0,2}(?:${DISCLOSURES})\\s?:`, 'i');

/**
 * Returns whether a block is only the word "Advertisement", or begins with this word and either contains a link or is
 * in a box named after advertisements.
 */
function isAdvertisement({ view }: RoleState, block: number): boolean {
  if (DISCLOSURE.test(view.page.textOf(at(view.blocks.first, block)))) return false;
  const words = at(view.text.words, block);
  if (words <= NOTICE_WORDS) return isPlain(view, block, MAX_BOX_LEVELS) && beginsWith(view, block, 'advertisement');
  const sells = at(view.text.linkWords, block) > 0 || isNamed(view, block, 'advertisement', MAX_BOX_LEVELS);
  return words <= SHORT && sells && opensWith(view, block, 'advertisement');
}

/** Drops calls to share or subscribe: short lines that are buttons or mostly links. */
export function takeCalls(state: RoleState): void {
  const { view } = state;
  for (const block of keptBlocks(state)) {
    if (at(view.text.words, block) > SHORT || at(view.headingLevel, block) > 0) continue;
    const words = Math.max(at(view.text.words, block), 1);
    const isButton = isInside(view, block, 2, 'button');
    // Links in lists and headings do not count: their words may be the topic, such as a social network.
    const isLink = at(view.text.linkWords, block) >= words * 0.9 && isPlain(view, block, MAX_BOX_LEVELS);
    if (!isButton && !isLink) continue;
    if (opensWith(view, block, 'share') || opensWith(view, block, 'newsletter'))
      give(state, block, 'other', 'reasonAsksToDo');
  }
}

/** Drops headings below which nothing is kept: the blocks that they announce were dropped. */
export function takeDanglingHeadings(state: RoleState): void {
  const { view } = state;
  let followed = false;
  for (const block of keptBlocks(state).reverse()) {
    // Some sites put all of their text in headings, so a long heading counts as text.
    if (at(view.headingLevel, block) === 0 || at(view.isParagraph, block) === 1) followed = true;
    else if (!followed) give(state, block, 'other', 'reasonLoneHeading');
  }
}

/** Purposes of labels at the end of the text, and maximum number of words in one. */
const LABELS = ['related', 'share', 'newsletter', 'comment'] as const;
const LABEL_WORDS = 4;

/** Matches an arrow at the end of a text, such as "More columns »". */
const POINTER = /[»›→]\s*$/;

function pointsAway({ page, blocks, text }: ModelView, block: number): boolean {
  return at(text.linkWords, block) === at(text.words, block) && POINTER.test(page.textOf(at(blocks.last, block)));
}

/** Drops labels at the end of the text with no kept text below them: "Related posts", "Share this", "Leave a reply". */
export function takeLoneLabels(state: RoleState): void {
  const { roles, view } = state;
  for (const block of keptBlocks(state).reverse()) {
    if (at(view.text.words, block) > LABEL_WORDS) return;
    const isLabel = LABELS.some((purpose) => speaksOf(view, block, purpose)) || pointsAway(view, block);
    if (isLabel && roles[block + 1] !== 'body') give(state, block, 'other', 'reasonLoneHeading');
  }
}
