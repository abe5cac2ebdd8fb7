import { withLetters } from './letters.ts';

/** What is not a single space already, of which a long text has a million. */
const SPACE_RUN = /[\t\n\f\r ]{2,}|[\t\n\f\r]/g;
/** White space as HTML collapses it: no-break spaces are not white space. */
export function collapseSpace(text: string): string {
  return needsCollapsing(text) ? text.replace(SPACE_RUN, ' ') : text;
}

const OTHER_SPACE = /[\t\n\f\r]/;

/** Most text nodes are as they show; one class and a fixed string are searched far faster than a run of white space. */
function needsCollapsing(text: string): boolean {
  return OTHER_SPACE.test(text) || text.includes('  ');
}

/** True for text that the browser shows as nothing but a gap. */
export function isSpaceOnly(text: string): boolean {
  return /^[\t\n\f\r ]*$/.test(text);
}

/** Folded much faster than letters of all scripts. */
const ASCII = /^[\0-\x7f]*$/;

export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

const BETWEEN_WORDS = withLetters(String.raw`[^\p{L}\p{N}]+`, 'g');

/** Letters and digits only, in lower case: for "is this the same headline?". */
export function foldForComparison(text: string): string {
  if (isAscii(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const folded = text.normalize('NFKC').toLowerCase();
  return folded.replace(BETWEEN_WORDS(folded), ' ').trim();
}
