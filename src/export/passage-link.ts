/** A link that scrolls to a passage and marks it: text fragments (https://wicg.github.io/scroll-to-text-fragment/). */

import { wordAt } from '../shared/word-at.ts';
import { sound } from './characters.ts';
import { type Directive, findDirective } from './find-directive.ts';

/** What is selected in the article, and the page that it is from. */
export interface Passage {
  /** The selected text of the paragraph that the selection begins in. */
  start: string;
  /** That of the paragraph where it ends; '' when it is the same one. */
  end: string;
  /** Characters from the one to the other. */
  length: number;
  /** The page's own text as browsers search it: white space collapsed, paragraphs parted by line ends. */
  page: string;
  /** About where in it the passage begins. */
  at: number;
}

/** Longer passages are named by their first and last words. */
const LONGEST_QUOTE = 120;
/** Enough words to be found only once, mostly. */
const EDGE_WORDS = 5;
const CONTEXT_WORDS = 3;
/** Fewer words at either end are on every page. */
const FEWEST_WORDS = 2;
/** Where nothing stands between words, so many characters are as good as one (and what is longer is no word). */
const CHARACTERS = 4;
const LONGEST_WORDS = 60;
/** What the page has between the ends and the article has not: so much longer it may be, and so many characters more. */
const LONGER = 3;
const MORE = 1000;
/** A quote of fewer words has some around it, for the day when the page has them once more. */
const ENOUGH_WORDS = 4;

/** The page's address with the passage; just the address where nothing is selected; null where the page has no such passage. */
export function passageLink(url: string, passage: Passage | null): string | null {
  if (!passage || collapse(passage.start + passage.end) === '') return url;
  const span = locate(passage);
  const directive = span && directiveFor(passage.page, span);
  if (!directive) return null;
  const fragment = written(directive);
  // An element's fragment stays: the page may need it for its own navigation.
  return url.includes('#') ? `${url.replace(/:~:.*/s, '')}:~:text=${fragment}` : `${url}#:~:text=${fragment}`;
}

/** A stretch of the page's text. */
interface Span {
  from: number;
  to: number;
}

/**
 * Where on the page the passage stands. The article may lack what the page has in the middle of it, or have it in other
 * paragraphs: then by the first and the last words that the page has in one piece.
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

/** Browsers find whole words only: a word that is selected in part is taken in. */
function wholeWords(page: string, { from, to }: Span): Span {
  return { from: wordAt(page, from)?.from ?? from, to: wordAt(page, to)?.to ?? to };
}

/** With as much around it as it takes to be found where it is. Where all around it is on the page twice, the first will do. */
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

/** The parts of the directive, with this many words of context. */
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

/** What stands before a place in its line; where that is nothing, in the line above. */
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

/** As the page's text is written. Browsers pass over soft hyphens. */
export function collapse(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words by white space; of scripts without it, the first characters would do, and whole texts are right as well. */
function firstWords(text: string, count: number): string {
  return collapse(text).split(' ').slice(0, count).join(' ');
}

function lastWords(text: string, count: number): string {
  return collapse(text).split(' ').slice(-count).join(' ');
}

/** Dashes, commas and ampersands are part of the syntax. */
function encode(text: string): string {
  return encodeURIComponent(sound(text)).replaceAll('-', '%2D');
}
