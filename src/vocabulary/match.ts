/** Searches texts for phrases with a purpose (`words/`), by small patterns: large ones take long to compile. */

import { getOrMake } from '../shared/memoised.ts';
import { alternativesOf, indexPhrases, type PhraseIndex, phrasesIn } from './phrases.ts';
import { wordsFor } from './provided.ts';
import type { Purpose } from './words/index.ts';

/** Tests whether a text contains certain words, or finds their position. */
export interface Matcher {
  test(text: string): boolean;
  /** Returns the index at which the match starts; -1 if there is none. */
  search(text: string): number;
}

/** Where the words must be in a text; with `whole`, they must be the whole text. */
export type WordPlace = 'whole' | 'start' | 'end' | 'anywhere';

/** Returns a matcher for words with any of the purposes, at this place in the text. */
export function says(place: WordPlace, ...purposes: readonly Purpose[]): Matcher {
  return saysOf(place, () => purposes.flatMap((purpose) => Object.values(wordsFor(purpose))));
}

/** Returns a matcher for any of the phrases (syntax: see `languages.ts`), at this place in the text. */
export function saysOf(place: WordPlace, lists: () => readonly string[]): Matcher {
  const before = place === 'whole' || place === 'start' ? '^' : '';
  const after = place === 'whole' || place === 'end' ? '$' : '';
  return matcher(patternsOf(before !== '', lists, (phrases) => new RegExp(`${before}(?:${phrases})${after}`)));
}

/** Returns a matcher for a phrase of `first`, then at most 60 characters, then one of `second` in the same language. */
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
 * Returns a function that makes the pattern for a text, with only the phrases that the text can contain: small patterns
 * compile faster. `place`: 'start' for phrases only at the start of a text. `make` gets phrases (lower case, separated
 * by "|"), and returns the pattern, or a function that returns it for a text.
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

/** Maximum number of different patterns. Further texts share one pattern of all phrases. */
const MOST_PATTERNS = 32;
/** Longest text (characters) with a small pattern. After a longer one, all texts share one pattern of all phrases. */
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
    return getOrMake(patterns, key, () => make(alternativesOf(phrases)));
  };
}

/** Matches classes, ids and addresses that have one of these names (a pattern) between `separators`. */
export function calls(names: string, separators = '\\s_-'): Matcher {
  return holds(`(?:^|[${separators}])(?:${names})(?:[${separators}]|$)`);
}

/** Returns a matcher for texts that contain one of these names, even inside a word. */
export function holds(names: string): Matcher {
  // converts text and pattern to lower case, because a case-insensitive pattern takes twice as long to compile
  const pattern = once(
    () => new RegExp(names.replace(/\\.|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part))),
  );
  return { test: (text) => pattern().test(text.toLowerCase()), search: (text) => lowerCase(text).search(pattern()) };
}

const DOT_ABOVE = '\u0307';

/** Converts to lower case. "İ" becomes "i" and a combining dot, which is removed; `phrases.ts` handles "ı". */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes(DOT_ABOVE) ? lower.replaceAll(DOT_ABOVE, '') : lower;
}

/** Returns a function that compiles the pattern on its first call and always returns that pattern. */
export function once(makePattern: () => RegExp): () => RegExp {
  let pattern: RegExp | undefined;
  return () => (pattern ??= makePattern());
}
