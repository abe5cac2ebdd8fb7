import { withLetters } from './letters.ts';

/** Matches white space to be collapsed. Leaves out single spaces, because a long text has a million of them. */
const SPACE_RUN = /[\t\n\f\r ]{2,}|[\t\n\f\r]/g;
/** Replaces each run of white space with one space, as HTML does. No-break spaces stay. */
export function collapseSpace(text: string): string {
  // Most texts have nothing to collapse, and this test is far faster than the replacement.
  return OTHER_SPACE.test(text) || text.includes('  ') ? text.replace(SPACE_RUN, ' ') : text;
}

const OTHER_SPACE = /[\t\n\f\r]/;

/** Returns whether the text contains nothing but white space, as HTML defines it. */
export function isSpaceOnly(text: string): boolean {
  // the first character decides for most texts, so that the slower pattern need not be tested
  return !(text.charCodeAt(0) > 32) && /^[\t\n\f\r ]*$/.test(text);
}

const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** Returns the beginning of a text in one line: up to `most` UTF-16 units, cut between words if possible, and "…". */
export function shortened(text: string, most: number): string {
  const line = text
    .slice(0, 10 * most)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= most) return line;
  const space = line.lastIndexOf(' ', most);
  return `${line.slice(0, space > most / 2 ? space : most).replace(HALF_CHARACTER, '')}…`;
}

export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

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

/** Returns a text's letters (in lower case) and digits, with one space between words, to compare headlines. */
export function foldForComparison(text: string): string {
  if (isAscii(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const folded = withoutInvisible(text).normalize('NFKC').toLowerCase();
  return folded.replace(BETWEEN_WORDS(folded), ' ').trim();
}

/** Code points of the digit 0 in other scripts; 1 to 9 follow it. */
const ZEROES = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x0ed0, 0x1040, 0x17e0, 0xff10];

/** Replaces the decimal digits of other scripts, such as Arabic or full-width ones, with 0 to 9. */
export function withAsciiDigits(text: string): string {
  return text.replace(/(?=\P{ASCII})\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROES.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
