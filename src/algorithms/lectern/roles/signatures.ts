/** Finds who wrote a comment and when: in a separate line, or in the first or last words of its paragraph. */
import { ENGLISH_DATE_NAMES, monthNamed } from '../../../vocabulary/date-names.ts';
import { at } from '../../steps/column.ts';
import { type ModelView, SHORT_WORDS } from '../page/model-view.ts';
import { lineOf, opensWith, type RoleState } from './types.ts';

/** Longest author and date line (words). */
export const LINE_WORDS = 12;
/** Longest name that is separated from its date (words). */
export const NAME_WORDS = 4;
/** Most parts of a paragraph that together are a signature. */
const MOST_PARTS = 3;

/** A day with a year, or the time of day, in any language. */
const DAY = /(?<!\d)\d{1,2}(?!\d).*(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d(?!\d).*(?<!\d)\d{1,2}(?!\d)/;
/** Requires a name, because bare times are above the posts of forums. */
const NAME = /\p{Lu}|\p{Lo}/u;

/**
 * Whether a block is a signature: "Posted by: Ada | March 26", a short line with a number that names somebody, or "Ada,
 * 3 May 2017 at 10:12", with a date.
 */
export function isSignature({ context: { view } }: RoleState, block: number): boolean {
  const { text } = view;
  if (at(text.words, block) > SHORT_WORDS || at(text.digitWords, block) === 0) return false;
  if (opensWith(view, block, 'author')) return true;
  const isLine =
    at(text.words, block) <= LINE_WORDS && at(text.ending, block) === 0 && at(view.headingLevel, block) === 0;
  const line = isLine ? lineOf(view, block) : '';
  return DAY.test(line) && NAME.test(line);
}

/**
 * Separators of a paragraph's parts: line breaks alone, or also elements and punctuation. "10:12" and "2017-05-03" stay
 * whole.
 */
const LINES = /\n/;
const PARTS = /[\n\t·|—–()]|:(?!\d)|\s-\s/;

/**
 * Returns the signature (author and date) in the first or last parts of a paragraph; '' if it has none, or no other
 * text.
 *
 * @param isApart whether a line break must separate the signature from the text
 */
export function signatureIn(state: RoleState, block: number, isApart = false): string {
  const { view } = state.context;
  if (at(view.text.digitWords, block) === 0) return '';
  const read = known.get(state) ?? new Map<number, string>();
  known.set(state, read);
  const key = isApart ? -block - 1 : block;
  const signature = read.get(key) ?? readSignature(view, block, isApart);
  read.set(key, signature);
  return signature;
}

/** Cache: each heading that may announce comments tests everything below it. */
const known = new WeakMap<RoleState, Map<number, string>>();

function readSignature(view: ModelView, block: number, isApart: boolean): string {
  const parts = partsOf(view, block, isApart ? LINES : PARTS);
  const last = parts.length - 1;
  const isDay = (words: string) => countWords(words) <= LINE_WORDS && DAY.test(words) && tellsMonth(view, words);
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

/** Returns the name in a signature, which is before its date; '' if there is only a month. */
export function nameIn(view: ModelView, signature: string): string {
  const words = wordsOf(signature);
  const end = words.findIndex((word) => /^\p{N}/u.test(word));
  const before = end < 0 ? words : words.slice(0, end);
  return before.filter((word) => !isDateName(view, word)).join(' ');
}

/** Whether words contain a month's name, or a date in digits. "Table 3, Lund 2014" has neither. */
const tellsMonth = (view: ModelView, words: string) =>
  /\d[-./年년]\s?\d{1,2}[-./月월]/.test(words) || wordsOf(words).some((word) => isDateName(view, word));

const isDateName = ({ page }: ModelView, word: string) =>
  ENGLISH_DATE_NAMES.has(word) || monthNamed(word, page.attributesOf(0).lang ?? '') > 0;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
const countWords = (text: string) => wordsOf(text).length;

/** Returns a block's words, cut at a pattern; a line break is "\n", the edge of an element a tab. */
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
