/** Recognises the lines of an article that are not body text: headline, byline, date, captions and photo credits. */

import { isInCaption } from '../../page/areas.ts';
import { lineOf, type ModelView } from '../../page/blocks/model-view.ts';
import { Ending } from '../../page/blocks/scan-text.ts';
import type { MessageKey } from '../../platform/wording/message.ts';
import { at } from '../../shared/column.ts';
import {
  beginsWith,
  closesWith,
  give,
  isInside,
  isNamed,
  isPlain,
  opensWith,
  type RoleState,
  speaksOf,
} from './state.ts';

/** Minimum similarity of a headline to the page's title (0 … 1). */
const LIKE_TITLE = 0.6;
/** A heading below the headline also counts as headline if it is at least this similar to the page's title (0 … 1). */
const SAME_AS_TITLE = 0.95;
/** Number of paragraphs after which no block can be the headline. */
const LINES_BEFORE = 3;

/** Gives the role `headline` to the blocks above the text that repeat the page's title. */
export function takeHeadline(state: RoleState): void {
  const { roles, view, likeness, titleBlock } = state;
  let paragraphs = 0;
  for (let block = 0; block < roles.length && paragraphs < LINES_BEFORE; block++) {
    if (roles[block] !== 'body') continue;
    // Below the headline, a similar heading is part of the text: "Top agencies", then "How we chose the top agencies".
    const limit =
      block > titleBlock && titleBlock >= 0 && at(view.headingLevel, block) > 1 ? SAME_AS_TITLE : LIKE_TITLE;
    const isTitle = at(likeness, block) >= limit || (block === titleBlock && at(view.headingLevel, block) === 1);
    // Below the first paragraph, a block is not the headline if another headline is above it.
    const isTold = titleBlock >= 0 && block > titleBlock && paragraphs > 0;
    if (isTitle && !isTold && at(view.isParagraph, block) === 0) give(state, block, 'headline', 'reasonTitle');
    else if (at(view.isParagraph, block) === 1) paragraphs++;
  }
}

/** Maximum numbers of words in a caption, a photo credit, a byline and a date. */
const LONGEST_CAPTION = 80;
const LONGEST_CREDIT = 14;
const LONGEST_BYLINE = 12;
const LONGEST_DATE = 7;
/** Number of kept lines above the text that may be bylines and dates. Further lines may be a list. */
const MOST_LINES = 3;
const MAX_BOX_LEVELS = 3;
/** Maximum number of words without a digit in a line that only gives a date or time. */
const MOST_BESIDE_TIME = 6;

/**
 * Gives the role `caption` to captions and photo credits, even to a `figcaption` that the model dropped between kept
 * blocks, because pictures in the text are kept with their captions. If captions are most of the text, as in a gallery,
 * they stay body text.
 */
export function takeCaptions(state: RoleState): void {
  const { roles } = state;
  const { words } = state.view.text;
  const first = roles.indexOf('body');
  const last = roles.lastIndexOf('body');
  const found: [block: number, reason: MessageKey][] = [];
  let inCaptions = 0;
  let inText = 0;
  for (let block = first; block >= 0 && block <= last; block++) {
    const reason = captionReason(state, block);
    if (reason) found.push([block, reason]);
    if (roles[block] !== 'body') continue;
    if (reason) inCaptions += at(words, block);
    else inText += at(words, block);
  }
  if (inCaptions > inText) return;
  for (const [block, reason] of found) give(state, block, 'caption', reason);
}

function captionReason(state: RoleState, block: number): MessageKey | null {
  const { view } = state;
  const isKept = state.roles[block] === 'body';
  if (!isKept && at(view.blocks.hidden, block) !== 0) return null;
  if (!isKept && view.page.nameOf(at(view.blocks.element, block)) !== 'figcaption') return null;
  const words = at(view.text.words, block);
  const isCaption = isInCaption(view.page, at(view.blocks.first, block));
  if (words < LONGEST_CAPTION && at(view.headingLevel, block) === 0 && (isCaption || isInFigure(state, block)))
    return 'reasonCaption';
  const isCredit =
    words <= LONGEST_CREDIT &&
    at(view.text.ending, block) === 0 &&
    (beginsWith(view, block, 'caption') || closesWith(view, block, 'caption')) &&
    isPlain(view, block, MAX_BOX_LEVELS);
  return isCredit ? 'reasonPictureCredit' : null;
}

/** Returns whether a block is in a `figure`, and not in a quote, code or table. Such a block is a caption. */
function isInFigure({ view }: RoleState, block: number): boolean {
  return (
    isInside(view, block, MAX_BOX_LEVELS, 'figure') &&
    !isInside(view, block, MAX_BOX_LEVELS + 1, 'blockquote', 'pre', 'table')
  );
}

/** Gives names and dates between headline and text the roles `byline` and `date`. */
export function takeBylines(state: RoleState): void {
  const { roles, view } = state;
  let lines = 0;
  for (let block = 0; block < roles.length && lines < MOST_LINES; block++) {
    if (roles[block] !== 'body') continue;
    if (at(view.isParagraph, block) === 1) return;
    lines++;
    const words = at(view.text.words, block);
    if (words > LONGEST_BYLINE) continue;
    const isHeading = at(view.headingLevel, block) > 0;
    if (tellsTime(view, block) || (!isHeading && at(view.isDate, block) === 1 && words <= LONGEST_DATE))
      give(state, block, 'date', 'reasonDate');
    else if (!isHeading && isByline(state, block)) give(state, block, 'byline', 'reasonByline');
  }
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** Matches a complete date in digits: "2015-08-03", "3.8.2015". */
const DAY =
  /(?<!\d)(?:(?:19|20)\d\d\s?[-./年]\s?\d\d?\s?[-./月]\s?\d\d?|\d\d?([-./])\s?\d\d?\1\s?(?:19|20)\d\d)(?!\d)/g;
const TIME = /(?<!\d)(?:[01]?\d|2[0-3])[:.h][0-5]\d(?::\d\d)?(?!\d)/g;
const ZONE = /(?:GMT|UTC)[+-]\d{1,4}|[+-]\d{4}(?!\d)/g;

/**
 * Returns whether a line has few words besides a date in digits (in any language), or besides a year and a time of day.
 * In a heading, a date alone is not enough, because a headline may contain one: "Changes of 2024-03-12".
 */
function tellsTime(view: ModelView, block: number): boolean {
  const { text, headingLevel } = view;
  const others = at(text.words, block) - at(text.digitWords, block);
  if (others > MOST_BESIDE_TIME || at(text.digitWords, block) === 0 || at(text.ending, block) === Ending.colon)
    return false;
  const line = lineOf(view, block).replace(ZONE, '');
  const withoutTime = line.replace(TIME, '');
  const withoutDay = withoutTime.replace(DAY, '');
  const rest = withoutDay.replace(YEAR, '').match(/\d+/g) ?? [];
  if (withoutTime === line) return at(headingLevel, block) === 0 && withoutDay !== line && rest.length === 0;
  // Without year and time, a date with a written month, such as "12 March 2024, 18:27", has one number left: the day.
  const isWritten = withoutDay === withoutTime;
  return isWritten
    ? withoutTime.search(YEAR) >= 0 && rest.length <= 1 && (rest[0] ?? '').length <= 2
    : rest.length === 0;
}

function isByline({ view }: RoleState, block: number): boolean {
  if (at(view.text.ending, block) !== 0) return false;
  return (
    opensWith(view, block, 'author') ||
    speaksOf(view, block, 'reading') ||
    isNamed(view, block, 'author', MAX_BOX_LEVELS)
  );
}
