/** Creates links that scroll to a passage and highlight it: text fragments (https://wicg.github.io/scroll-to-text-fragment/). */

import { wordAt } from '../shared/word-at.ts';
import { sound } from './characters.ts';
import { type Directive, findDirective } from './find-directive.ts';

/** The selection in the article, and the page that it is from. */
export interface Passage {
  /** The selected text of the first paragraph of the selection. */
  start: string;
  /** The selected text of the last paragraph; '' if it is the same paragraph. */
  end: string;
  /** Length of the selection (characters). */
  length: number;
  /** The page's text as browsers search it: white space collapsed, paragraphs separated by line ends. */
  page: string;
  /** Approximate start of the passage in `page`. */
  at: number;
}

/** Longest full quote (characters); longer passages are identified by their first and last words. */
const LONGEST_QUOTE = 120;
/** Number of words at either end; usually enough to be unique. */
const EDGE_WORDS = 5;
const CONTEXT_WORDS = 3;
/** Fewest words at either end; fewer are too common. */
const FEWEST_WORDS = 2;
/** In scripts without spaces: characters that count as one word, and the longest text that is not cut (characters). */
const CHARACTERS = 4;
const LONGEST_WORDS = 60;
/** The page may have text that the article lacks: longest passage on the page (factor, and additional characters). */
const LONGER = 3;
const MORE = 1000;
/** A quote with fewer words gets context, because the page may repeat it later. */
const ENOUGH_WORDS = 4;

/** Returns the page's address with the passage; only the address if nothing is selected; null if the page lacks the passage. */
export function passageLink(url: string, passage: Passage | null): string | null {
  if (!passage || collapse(passage.start + passage.end) === '') return url;
  const span = locate(passage);
  const directive = span && directiveFor(passage.page, span);
  if (!directive) return null;
  const fragment = written(directive);
  // Keep an existing fragment: the page may need it for its own navigation.
  return url.includes('#') ? `${url.replace(/:~:.*/s, '')}:~:text=${fragment}` : `${url}#:~:text=${fragment}`;
}

/** A range of the page's text. */
interface Span {
  from: number;
  to: number;
}

/**
 * Finds the passage on the page. If the article lacks a part in the middle of it, or has it in other paragraphs, searches
 * for the first and last words that are contiguous on the page.
 */
function locate({ start, end, length, page, at }: Passage): Span | null {
  const [head, tail] = [collapse(start), collapse(end)];
  const whole = tail === '' ? nearest(page, head, at) : -1;
  if (whole >= 0) return wholeWords(page, { from: whole, to: whole + head.length });
  for (let words = EDGE_WORDS; words >= FEWEST_WORDS; words--) {
    const [first, last] = [firstPart(head, words), lastPart(tail || head, words)];
    const from = nearest(page, first, at);
    const end = from < 0 ? -1 : page.indexOf(last, from + (tail === '' ? 0 : first.length));
    const to = end + last.length;
    if (end >= 0 && to - from <= length * LONGER + MORE) return wholeWords(page, { from, to });
  }
  return null;
}

const firstPart = (text: string, words: number) => cut(firstWords(text, words), 0, words * CHARACTERS);
const lastPart = (text: string, words: number) => cut(lastWords(text, words), -words * CHARACTERS);

const cut = (words: string, from: number, to?: number) =>
  words.length > LONGEST_WORDS ? words.slice(from, to) : words;

function nearest(page: string, words: string, at: number): number {
  const before = page.lastIndexOf(words, at);
  const after = page.indexOf(words, at);
  if (before < 0 || after < 0) return Math.max(before, after);
  return at - before < after - at ? before : after;
}

/** Extends a span to whole words, because browsers only find whole words. */
function wholeWords(page: string, { from, to }: Span): Span {
  return { from: wordAt(page, from)?.from ?? from, to: wordAt(page, to)?.to ?? to };
}

/** Returns a directive with enough context to be unique. If even the full context is repeated on the page, accepts the first match. */
function directiveFor(page: string, span: Span): Directive | null {
  const quote = page.slice(span.from, span.to);
  const isShort = quote.split(' ').length < ENOUGH_WORDS;
  for (let words = isShort ? CONTEXT_WORDS : 0; ; words = words * 2 || CONTEXT_WORDS) {
    const { isAll, ...directive } = partsOf(page, span, words);
    const found = findDirective(page, directive);
    if (found && ((found.from === span.from && found.to === span.to) || isAll)) return directive;
    if (isAll) return null;
  }
}

/** Returns the parts of the directive, with this many words of context. */
function partsOf(page: string, { from, to }: Span, words: number): Directive & { isAll: boolean } {
  const quote = page.slice(from, to);
  const lines = quote.split('\n');
  const isShort = lines.length === 1 && quote.length <= LONGEST_QUOTE;
  const [before, after] = [lineBefore(page, from), lineAfter(page, to)];
  const edge = Math.max(EDGE_WORDS, EDGE_WORDS + words - CONTEXT_WORDS);
  return {
    prefix: words === 0 ? '' : lastWords(before, words),
    first: isShort ? quote : firstWords(lines[0] ?? '', edge),
    last: isShort ? '' : lastWords(lines.at(-1) ?? '', EDGE_WORDS),
    suffix: words === 0 ? '' : firstWords(after, words),
    isAll: words > Math.max(before.length, after.length, quote.length),
  };
}

/** Returns the text before a place in its line; if there is none, the line above. */
function lineBefore(page: string, place: number): string {
  const before = page.slice(0, place).trimEnd();
  return before.slice(before.lastIndexOf('\n') + 1);
}

function lineAfter(page: string, place: number): string {
  const after = page.slice(place).trimStart();
  const end = after.indexOf('\n');
  return end < 0 ? after : after.slice(0, end);
}

function written({ prefix, first, last, suffix }: Directive): string {
  return [
    ...(prefix ? [`${encode(prefix)}-`] : []),
    encode(first),
    ...(last ? [encode(last)] : []),
    ...(suffix ? [`-${encode(suffix)}`] : []),
  ].join(',');
}

/** Normalises text like the page's text. Browsers ignore soft hyphens. */
export function collapse(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the first words, split at white space; in scripts without spaces, the whole text. */
function firstWords(text: string, count: number): string {
  return collapse(text).split(' ').slice(0, count).join(' ');
}

function lastWords(text: string, count: number): string {
  return collapse(text).split(' ').slice(-count).join(' ');
}

/** Encodes a term; dashes, commas and ampersands are part of the syntax. */
function encode(text: string): string {
  return encodeURIComponent(sound(text)).replaceAll('-', '%2D');
}
