import { withLetters } from './letters.ts';

/** Does not match single spaces, which stay as they are, because a long text has a million of them. */
const SPACE_RUN = /[\t\n\f\r ]{2,}|[\t\n\f\r]/g;
/** Replaces each run of white space with one space, as HTML does. No-break spaces stay. */
export function collapseSpace(text: string): string {
  return needsCollapsing(text) ? text.replace(SPACE_RUN, ' ') : text;
}

const OTHER_SPACE = /[\t\n\f\r]/;

/** Most texts have nothing to collapse, and this test is far faster than a replacement with SPACE_RUN. */
function needsCollapsing(text: string): boolean {
  return OTHER_SPACE.test(text) || text.includes('  ');
}

/** Returns whether the text contains nothing but white space, as HTML defines it. */
export function isSpaceOnly(text: string): boolean {
  // the first character decides for most texts, so that the slower pattern need not be tested
  return !(text.charCodeAt(0) > 32) && /^[\t\n\f\r ]*$/.test(text);
}

const ASCII = /^[\0-\x7f]*$/;

export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/** Soft hyphen, word joiner and byte order mark: characters within words that have no width. */
const INVISIBLE = /[\u00ad\u2060\ufeff]/;
const ALL_INVISIBLE = /[\u00ad\u2060\ufeff]/g;

export function withoutInvisible(text: string): string {
  return INVISIBLE.test(text) ? text.replace(ALL_INVISIBLE, '') : text;
}

/** Characters that replace the checkboxes of task lists in the article's text. */
export const TICKED = '☑';
export const UNTICKED = '☐';

const BETWEEN_WORDS = withLetters(String.raw`[^\p{L}\p{N}]+`, 'g');

/** Lower-case letters and digits, separated by single spaces, so that two headlines can be compared. */
export function foldForComparison(text: string): string {
  if (isAscii(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const folded = withoutInvisible(text).normalize('NFKC').toLowerCase();
  return folded.replace(BETWEEN_WORDS(folded), ' ').trim();
}
