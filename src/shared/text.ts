import { withLetters } from './letters.ts';

/** White space other than a single space; long texts have a million single spaces. */
const SPACE_RUN = /[\t\n\f\r ]{2,}|[\t\n\f\r]/g;
/** Collapses white space as HTML does: no-break spaces are not white space. */
export function collapseSpace(text: string): string {
  return needsCollapsing(text) ? text.replace(SPACE_RUN, ' ') : text;
}

const OTHER_SPACE = /[\t\n\f\r]/;

/** Most text nodes need no change; searching for one class and a fixed string is far faster than for a run of white space. */
function needsCollapsing(text: string): boolean {
  return OTHER_SPACE.test(text) || text.includes('  ');
}

/** Returns whether the text is only white space, which the browser shows as a gap. */
export function isSpaceOnly(text: string): boolean {
  return /^[\t\n\f\r ]*$/.test(text);
}

/** ASCII-only text, which folds much faster than other scripts. */
const ASCII = /^[\0-\x7f]*$/;

export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

const BETWEEN_WORDS = withLetters(String.raw`[^\p{L}\p{N}]+`, 'g');

/** Reduces a text to lower-case letters and digits, to tell whether two headlines are the same. */
export function foldForComparison(text: string): string {
  if (isAscii(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const folded = text.normalize('NFKC').toLowerCase();
  return folded.replace(BETWEEN_WORDS(folded), ' ').trim();
}
