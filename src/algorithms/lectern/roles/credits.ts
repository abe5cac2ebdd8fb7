import { isInCaption } from '../../../page/areas/captions.ts';
import { at } from '../../steps/column.ts';
import type { ModelView } from '../page/model-view.ts';
import { Ending } from '../page/scan-text.ts';
import {
  beginsWith,
  closesWith,
  give,
  isInside,
  isNamed,
  isPlain,
  lineOf,
  opensWith,
  type RoleState,
  speaksOf,
} from './types.ts';

const LONGEST_CAPTION = 80;
const LONGEST_CREDIT = 14;
const LONGEST_BYLINE = 12;
const LONGEST_DATE = 7;
/** Most lines between headline and text; more are a list. */
const MOST_LINES = 3;
const MAX_BOX_LEVELS = 3;
/** Most words without a number on a line with a time. */
const MOST_BESIDE_TIME = 6;

/**
 * Marks captions and photo credits. Captions within the text are marked even if the model left them out: a picture
 * comes with the text around it, and its caption with the picture.
 */
export function takeCaptions(state: RoleState): void {
  const { view } = state.context;
  const first = state.roles.indexOf('body');
  const last = state.roles.lastIndexOf('body');
  for (let block = 0; block < state.roles.length; block++) {
    const isKept = state.roles[block] === 'body';
    if (!isKept && (block < first || block > last || at(view.blocks.hidden, block) !== 0)) continue;
    const words = at(view.text.words, block);
    if (!isKept && view.page.nameOf(at(view.blocks.element, block)) !== 'figcaption') continue;
    const isCaption = isInCaption(view.page, at(view.blocks.first, block));
    if (words < LONGEST_CAPTION && at(view.headingLevel, block) === 0 && (isCaption || isInFigure(state, block))) {
      give(state, block, 'caption', 'reasonCaption');
    } else if (
      words <= LONGEST_CREDIT &&
      at(view.text.ending, block) === 0 &&
      (beginsWith(view, block, 'caption') || closesWith(view, block, 'caption')) &&
      isPlain(view, block, MAX_BOX_LEVELS)
    ) {
      give(state, block, 'caption', 'reasonPictureCredit');
    }
  }
}

/** Whether a block is a caption: it is in a figure that is not a frame for a quote, code or a table. */
function isInFigure({ context: { view } }: RoleState, block: number): boolean {
  if (!isInside(view, block, 'figure', MAX_BOX_LEVELS)) return false;
  return !['blockquote', 'pre', 'table'].some((tag) => isInside(view, block, tag as 'pre', MAX_BOX_LEVELS + 1));
}

/** Marks names and dates between headline and text as separate fields. */
export function takeBylines(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
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
/** A day in digits: "2015-08-03", "3.8.2015". */
const DAY =
  /(?<!\d)(?:(?:19|20)\d\d\s?[-./年]\s?\d\d?\s?[-./月]\s?\d\d?|\d\d?([-./])\s?\d\d?\1\s?(?:19|20)\d\d)(?!\d)/g;
const TIME = /(?<!\d)(?:[01]?\d|2[0-3])[:.h][0-5]\d(?::\d\d)?(?!\d)/g;
const ZONE = /(?:GMT|UTC)[+-]\d{1,4}|[+-]\d{4}(?!\d)/g;

/**
 * Whether a line has a date in digits, or a year and a time of day, which are the same in all languages, and few other
 * words. Headings need the time too, and no other number may be there: "Version 5.3, 2024-03-12" is a heading.
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
  // "12 March 2024, 18:27" also has the number of the day
  const isWritten = withoutDay === withoutTime;
  return isWritten
    ? withoutTime.search(YEAR) >= 0 && rest.length <= 1 && (rest[0] ?? '').length <= 2
    : rest.length === 0;
}

function isByline({ context: { view } }: RoleState, block: number): boolean {
  if (at(view.text.ending, block) !== 0) return false;
  return (
    opensWith(view, block, 'author') ||
    speaksOf(view, block, 'reading') ||
    isNamed(view, block, 'author', MAX_BOX_LEVELS)
  );
}
