/** Finds the signature of a comment (author and date): a separate line, or the first or last words of a paragraph. */

import { lineOf, type ModelView, SHORT_WORDS } from '../../page/blocks/model-view.ts';
import { at } from '../../shared/column.ts';
import { memoised, weaklyMemoised } from '../../shared/memoised.ts';
import { ENGLISH_DATE_NAMES, monthNamed } from '../../vocabulary/date-names.ts';
import { opensWith, type RoleState } from './state.ts';

/** Longest line with author and date (words). */
export const LINE_WORDS = 12;
/** Longest name in a signature (words), without the date, which ends the same paragraph or is in the line below. */
export const NAME_WORDS = 4;
/** Maximum number of parts in a signature. Line breaks and other separators divide a paragraph into parts. */
const MOST_PARTS = 3;

/** Matches a number that may be a day, or part of a date in figures. */
const DAY = /(?<!\d)\d{1,2}(?!\d)/;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** Matches a date with a year of two digits, such as "07.15.12". */
const SHORT_DATE = /(?<![\d.])\d{1,2}([./-])\d{1,2}\1(?<year>\d\d)(?![\d.])/;
/** Matches a letter that can begin a name. A line without one is no signature: it may be only a time. */
const NAME = /\p{Lu}|\p{Lo}/u;

/**
 * Returns whether a block is a signature: a short line that contains a number and begins like "Posted by: Ada | March
 * 26", or a line with a name and a date like "Ada, 3 May 2017 at 10:12".
 */
export function isSignature({ view }: RoleState, block: number): boolean {
  const { text } = view;
  if (at(text.words, block) > SHORT_WORDS || at(text.digitWords, block) === 0) return false;
  if (opensWith(view, block, 'author')) return true;
  const isLine =
    at(text.words, block) <= LINE_WORDS && at(text.ending, block) === 0 && at(view.headingLevel, block) === 0;
  const line = isLine ? lineOf(view, block) : '';
  return isDated(line) && NAME.test(line);
}

/**
 * Patterns that split a paragraph into parts: at line breaks only (`LINES`), or also at edges of elements and at
 * punctuation (`PARTS`). Times and dates such as "10:12" and "2017-05-03" are not split.
 */
const LINES = /\n/;
const PARTS = /[\n\t·|—–()]|:(?!\d)|\s-\s/;

/**
 * Returns the signature (author and date) at the start or end of a paragraph; '' if there is none, or if the paragraph
 * has no other text.
 *
 * @param isApart whether a line break must separate the signature from the text
 */
export function signatureIn(state: RoleState, block: number, isApart = false): string {
  const { view } = state;
  if (at(view.text.digitWords, block) === 0) return '';
  return signaturesOf(state)[isApart ? 'apart' : 'within'](block);
}

/** Caches signatures by block: each heading that may announce comments needs the signatures of all blocks below it. */
const signaturesOf = weaklyMemoised(({ view }: RoleState) => ({
  apart: memoised((block: number) => readSignature(view, block, LINES)),
  within: memoised((block: number) => readSignature(view, block, PARTS)),
}));

function readSignature(view: ModelView, block: number, separator: RegExp): string {
  const parts = partsOf(view, block, separator);
  const last = parts.length - 1;
  const isDay = (words: string) => countWords(words) <= LINE_WORDS && isDated(words) && tellsMonth(view, words);
  const named = (words: string) => (isDay(words) && nameIn(view, words) !== '' ? words : '');
  for (let count = 1; count <= MOST_PARTS && count <= last; count++) {
    const found =
      named(parts.slice(0, count).join(' ')) || (count < MOST_PARTS && named(parts.slice(-count).join(' ')));
    if (found) return found;
  }
  const [first = '', day = ''] = [parts[0], last > 1 ? parts[last] : ''];
  const isSplit = countWords(first) <= NAME_WORDS && isDay(day);
  return isSplit && nameIn(view, first) !== '' ? `${first} ${day}` : '';
}

/** Returns the words before the date of a signature, in lower case; '' if they only name months or days. */
export function nameIn(view: ModelView, signature: string): string {
  const words = wordsOf(signature);
  const end = words.findIndex((word) => /^\p{N}/u.test(word));
  const before = end < 0 ? words : words.slice(0, end);
  return before.filter((word) => !isDateName(view, word)).join(' ');
}

/** Returns whether a text contains a day and a year, in any order and in any language. */
const isDated = (text: string) => DAY.test(text) && !Number.isNaN(yearIn(text));

/** Smallest two-digit year of the 20th century: 90 is 1990, 89 is 2089. The web has no comments from before 1990. */
const FIRST_SHORT_YEAR = 90;

/** Returns the year in a signature; NaN if there is none. A year of two digits is from 1990 to 2089. */
export function yearIn(text: string): number {
  const year = YEAR.exec(text)?.[0];
  if (year !== undefined) return Number(year);
  const short = Number(SHORT_DATE.exec(text)?.groups?.year);
  return short + (short < FIRST_SHORT_YEAR ? 2000 : 1900);
}

/** Returns whether words contain the name of a month, or a date in digits. "Table 3, Lund 2014" contains neither. */
const tellsMonth = (view: ModelView, words: string) =>
  /\d[-./年년]\s?\d{1,2}[-./月월]/.test(words) || wordsOf(words).some((word) => isDateName(view, word));

const isDateName = ({ page }: ModelView, word: string) =>
  ENGLISH_DATE_NAMES.has(word) || monthNamed(word, page.attributesOf(0).lang ?? '') > 0;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
const countWords = (text: string) => wordsOf(text).length;

/** Splits the text of a block by a pattern, in which "\n" matches a line break and "\t" the edge of an element. */
function partsOf({ page, blocks }: ModelView, block: number, pattern: RegExp): string[] {
  let line = '';
  let around = -1;
  for (let node = at(blocks.first, block); node <= at(blocks.last, block); node++) {
    if (page.nameOf(node) === 'br') line += '\n';
    if (blocks.ofText[node] !== block) continue;
    const text = page.textOf(node).replace(/\s+/g, ' ');
    line += `${around >= 0 && page.parentOf(node) !== around ? '\t' : ''}${text}`;
    around = page.parentOf(node);
  }
  return line
    .split(pattern)
    .map((part) => part.replaceAll('\t', ' ').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
