/** Creates links to a passage with a text fragment, `:~:text=…` (https://wicg.github.io/scroll-to-text-fragment/). */
import { wordAt } from '../shared/word-at.ts';
import { sound } from './printable.ts';

export interface Passage {
  /** The selected text of the first paragraph of the selection. */
  start: string;
  /** The selected text of the last paragraph; '' if the selection is in one paragraph. */
  end: string;
  /** Length of the selection (characters). */
  length: number;
  /** The page's text in the form in which browsers search it: spaces collapsed, one paragraph per line. */
  page: string;
  /** Approximate offset of the passage in `page`. */
  at: number;
}

/** Longest full quote (characters); longer passages are identified by their first and last words. */
const LONGEST_QUOTE = 120;
/** Number of words that a link quotes from each end of a long passage; more from its start if these are not unique. */
const EDGE_WORDS = 5;
/** Initial number of words of context on each side of a quote; doubled until quote and context are unique. */
const CONTEXT_WORDS = 3;
/** Minimum number of words to search for from each end of a passage; fewer words are too common. */
const FEWEST_WORDS = 2;
/** Number of characters that count as one word in writing systems without spaces between words. */
const CHARACTERS = 4;
/** A quoted part that is longer, in total and per word (characters), has no spaces between words, as in Chinese. */
const LONGEST_WORDS = 60;
const LONGEST_WORD = 12;
/** Longest passage on the page, which may have extra text: `LONGER` times the selection, plus `MORE` characters. */
const LONGER = 3;
const MORE = 1000;
/** A quote with fewer words gets context (words before and after it), because the page may repeat it. */
const ENOUGH_WORDS = 4;

/** Returns a link to a passage; the page's address if nothing is selected; null if the page lacks the passage. */
export function passageLink(url: string, passage: Passage | null): string | null {
  if (!passage || collapse(passage.start + passage.end) === '') return url;
  const span = locate(passage);
  const directive = span && directiveFor(passage.page, span);
  if (!directive) return null;
  const fragment = written(directive);
  // keeps an existing fragment, because the page may need it for its own navigation
  return url.includes('#') ? `${url.replace(/:~:.*/s, '')}:~:text=${fragment}` : `${url}#:~:text=${fragment}`;
}

/**
 * Finds a passage in the page's text. Searches for only its first and last words if it has several paragraphs, or if
 * the page has other text in the middle, such as the number of a note.
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

/** Returns the first `count` words of a text; in writing systems without spaces, `CHARACTERS` characters per word. */
function firstPart(text: string, count: number): string {
  const words = text.split(' ').slice(0, count).join(' ');
  return isUnspaced(words, count) ? words.slice(0, count * CHARACTERS) : words;
}

function lastPart(text: string, count: number): string {
  const words = text.split(' ').slice(-count).join(' ');
  return isUnspaced(words, count) ? words.slice(-count * CHARACTERS) : words;
}

const isUnspaced = ({ length }: string, count: number) => length > Math.max(LONGEST_WORDS, LONGEST_WORD * count);

/** Like {@link firstPart}, but does not end within a word, not even in Chinese: browsers find only whole words. */
function firstWords(text: string, count: number): string {
  const line = collapse(text);
  const end = firstPart(line, count).length;
  return line.slice(0, wordAt(line, end)?.to ?? end);
}

function lastWords(text: string, count: number): string {
  const line = collapse(text);
  const start = line.length - lastPart(line, count).length;
  return line.slice(wordAt(line, start)?.from ?? start);
}

function nearest(page: string, words: string, at: number): number {
  const before = page.lastIndexOf(words, at);
  const after = page.indexOf(words, at);
  if (before < 0 || after < 0) return Math.max(before, after);
  return at - before < after - at ? before : after;
}

/** Extends a range to whole words, because browsers find only whole words. */
function wholeWords(page: string, { from, to }: Span): Span {
  return { from: wordAt(page, from)?.from ?? from, to: wordAt(page, to)?.to ?? to };
}

/** Returns a directive whose first match is the span; otherwise, one with all context, or null without a match. */
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

/** Returns a directive with `words` words of context per side. `isAll`: whether more `words` would not change it. */
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

/** Returns the part of a line that precedes a place; if the place is the start of the line, the previous line. */
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
  const parts = [prefix && `${encode(prefix)}-`, encode(first), encode(last), suffix && `-${encode(suffix)}`];
  return parts.filter((part) => part !== '').join(',');
}

/** Makes each run of white space one space, and removes soft hyphens, which browsers do not show. */
export function collapse(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Percent-encodes a part of the directive, including dashes, commas and ampersands, because they separate parts. */
function encode(text: string): string {
  return encodeURIComponent(sound(text)).replaceAll('-', '%2D');
}

interface Directive {
  /** Context right before the quoted text. All parts except `first` may be ''. */
  readonly prefix: string;
  readonly first: string;
  readonly last: string;
  readonly suffix: string;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the text that a browser highlights for a directive. No part of it matches across two lines
 * (https://wicg.github.io/scroll-to-text-fragment/#find-a-range-from-a-text-directive).
 */
function findDirective(page: string, directive: Directive): Span | null {
  const text = folded(page);
  const [prefix, first, last, suffix] = [directive.prefix, directive.first, directive.last, directive.suffix].map(
    folded,
  ) as [string, string, string, string];
  /** Returns the end of the match that begins at `from`; -1 if `last` or `suffix` does not match. */
  const endFrom = (from: number) => {
    if (last === '') return isFollowed(from + first.length) ? from + first.length : -1;
    for (let at = findWords(page, text, last, from + first.length, suffix === ''); at >= 0; ) {
      if (isFollowed(at + last.length)) return at + last.length;
      at = findWords(page, text, last, at + 1, suffix === '');
    }
    return -1;
  };
  const isFollowed = (end: number) => {
    if (suffix === '') return true;
    const at = afterSpace(text, end);
    return text.startsWith(suffix, at) && isEdge(page, at + suffix.length);
  };
  const isWhole = last !== '' || suffix === '';
  const sought = prefix || first;
  for (let at = 0; ; at++) {
    at = findWords(page, text, sought, at, prefix === '' && isWhole);
    if (at < 0) return null;
    const from = prefix === '' ? at : afterSpace(text, at + prefix.length);
    if (prefix !== '' && !(text.startsWith(first, from) && isEdge(page, from))) continue;
    if (isWhole && !isEdge(page, from + first.length)) continue;
    const to = endFrom(from);
    if (to >= 0) return { from, to };
  }
}

/** Returns the first place where `words` begins at a word boundary, and if `isWhole` also ends at one; -1 if none. */
function findWords(page: string, text: string, words: string, from: number, isWhole: boolean): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1))
    if (isEdge(page, at) && (!isWhole || isEdge(page, at + words.length))) return at;
  return -1;
}

const isEdge = (page: string, place: number) => wordAt(page, place) === null;

function afterSpace(text: string, place: number): number {
  let at = place;
  while (/\s/.test(text.charAt(at))) at++;
  return at;
}

/** Returns a text in lower case, except capitals whose lower case is longer, to keep offsets valid. */
function folded(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}
