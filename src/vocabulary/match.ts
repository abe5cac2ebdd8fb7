/**
 * Look-up in the tables. Compiling a pattern of all phrases for a purpose takes the browser a millisecond, and most
 * patterns of a reading find nothing: so a text's pattern has only the phrases whose beginning occurs in it.
 */

import { alternativesOf, indexPhrases, type PhraseIndex, phrasesIn } from './phrases.ts';
import { wordsFor } from './provided.ts';
import type { Purpose } from './words/index.ts';

/** Tests whether, and where, a text has certain words. */
export interface Matcher {
  test(text: string): boolean;
  /** Returns the start of the match; -1 if there is none. */
  search(text: string): number;
}

/** Where in a text the words must be. */
export type WordPlace = 'whole' | 'start' | 'end' | 'anywhere';

/** Matches texts that have one of the words for these purposes at the place. */
export function says(place: WordPlace, ...purposes: readonly Purpose[]): Matcher {
  return saysOf(place, () => purposes.flatMap((purpose) => Object.values(wordsFor(purpose))));
}

/** Matches texts that have one of these phrases (syntax: `languages.ts`) at the place. */
export function saysOf(place: WordPlace, lists: () => readonly string[]): Matcher {
  const before = place === 'whole' || place === 'start' ? '^' : '';
  const after = place === 'whole' || place === 'end' ? '$' : '';
  const pattern = patternsOf(before !== '', lists, (phrases) => new RegExp(`${before}(?:${phrases})${after}`));
  return matcher((lower) => pattern(lower));
}

/** Matches texts that have words for one purpose and, soon after and in the same language, words for another. */
export function saysInTurn(first: Purpose, second: Purpose): Matcher {
  const [saysFirst, saysSecond] = [says('anywhere', first), says('anywhere', second)];
  const pattern = once(() => {
    const [before, behind] = [wordsFor(first), wordsFor(second)];
    const all = (list: string) => alternativesOf(indexPhrases([list]).phrases);
    const turns = Object.entries(before).map(([language, list]) => {
      const then = (behind as Readonly<Record<string, string>>)[language] ?? '';
      return then === '' ? '(?!)' : `(?:${all(list)}).{0,60}?(?:${all(then)})`;
    });
    return new RegExp(turns.join('|'));
  });
  return matcher((lower) => (saysFirst.test(lower) && saysSecond.test(lower) ? pattern() : NOTHING));
}

const NOTHING = /(?!)/;

function matcher(patternFor: (lower: string) => RegExp): Matcher {
  return {
    test(text) {
      const lower = lowerCase(text);
      return patternFor(lower).test(lower);
    },
    search(text) {
      const lower = lowerCase(text);
      return lower.search(patternFor(lower));
    },
  };
}

/**
 * Returns a function that makes a pattern with the phrases for a purpose; it finds the same as a pattern with all
 * phrases.
 *
 * @param place 'start' if the pattern begins with the phrases, at the start of a text
 * @param make makes a pattern, or a function from text to pattern, from phrases as lower-case alternatives without a
 *   group
 */
export function patternWith(
  place: 'start' | 'anywhere',
  purpose: Purpose,
  make: (phrases: string) => RegExp | ((text: string) => RegExp),
): (text: string) => RegExp {
  const patternFor = patternsOf(place === 'start', () => Object.values(wordsFor(purpose)), make);
  return (text) => {
    const pattern = patternFor(lowerCase(text));
    return typeof pattern === 'function' ? pattern(text) : pattern;
  };
}

/** From this many patterns, or for texts longer than this (characters), one pattern with all phrases is cheaper. */
const MOST_PATTERNS = 32;
const LONG_TEXT = 120;

function patternsOf<P>(
  isAtStart: boolean,
  lists: () => readonly string[],
  make: (phrases: string) => P,
): (lower: string) => P {
  const patterns = new Map<string, P>();
  let index: PhraseIndex | undefined;
  let whole: P | undefined;
  let usual: P | undefined;
  return (lower) => {
    if (whole) return whole;
    index ??= indexPhrases(lists());
    if (patterns.size === MOST_PATTERNS || (lower.length > LONG_TEXT && !isAtStart)) {
      whole = make(alternativesOf(index.phrases));
      return whole;
    }
    const phrases = phrasesIn(index, lower, isAtStart);
    if (phrases === index.open) return (usual ??= make(alternativesOf(phrases)));
    const key = phrases.map(({ order }) => order).join();
    const pattern = patterns.get(key) ?? make(alternativesOf(phrases));
    patterns.set(key, pattern);
    return pattern;
  };
}

/**
 * Matches classes, ids and addresses that have one of these names, between separators or at either end. Names are
 * international and written as patterns: "ads?|advert\w*".
 *
 * @param separators content of a character class
 */
export function calls(names: string, separators = '\\s_-'): Matcher {
  return holds(`(?:^|[${separators}])(?:${names})(?:[${separators}]|$)`);
}

/** Matches texts that contain one of these names, also within a word. */
export function holds(names: string): Matcher {
  // case-sensitive on lower-case text: a case-insensitive pattern takes the browser twice as long to compile
  const pattern = once(
    () => new RegExp(names.replace(/\\.|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part))),
  );
  return { test: (text) => pattern().test(text.toLowerCase()), search: (text) => text.toLowerCase().search(pattern()) };
}

const DOT_ABOVE = '\u0307';

/**
 * Drops the dot above that lower-casing İ adds, so that words still match. The Turkish I may be an ı: see `phrases.ts`.
 */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes(DOT_ABOVE) ? lower.replaceAll(DOT_ABOVE, '') : lower;
}

/** Compiles a pattern when it is first needed. */
export function once(makePattern: () => RegExp): () => RegExp {
  let pattern: RegExp | undefined;
  return () => (pattern ??= makePattern());
}
