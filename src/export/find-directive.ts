/**
 * Finds the text that a browser highlights for a text directive, which is the part `:~:text=…` of a URL
 * (wicg.github.io/scroll-to-text-fragment/#find-a-range-from-a-text-directive).
 */
import { wordAt } from '../shared/word-at.ts';

export interface Directive {
  /** Context right before the quoted text; '' for none. Of the four parts, only `first` must not be empty. */
  readonly prefix: string;
  readonly first: string;
  readonly last: string;
  readonly suffix: string;
}

/** A range of the page's text (offsets). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** As browsers do. `page` has one paragraph per line; no part of the directive matches across two lines. */
export function findDirective(page: string, directive: Directive): Span | null {
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

/** The words must begin at a word boundary, and also end at one if `isWhole`. Returns -1 if there are none. */
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

/** Browsers ignore case. Letters whose lower case is longer are not converted, so that offsets stay the same. */
function folded(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}
