/**
 * Look-up in the tables. A pattern of all the phrases for a purpose takes the browser a millisecond to make, most of
 * those that a reading asks for have nothing to find: a text's pattern has only the phrases that begin in it.
 */

import { alternativesOf, indexPhrases, type PhraseIndex, phrasesIn } from './phrases.ts';
import { wordsFor } from './provided.ts';
import type { Purpose } from './words/index.ts';

/** What a text can be asked for. */
export interface Matcher {
  test(text: string): boolean;
  /** Where what was looked for begins, or -1. */
  search(text: string): number;
}

/** Where in a text the words must stand. */
export type WordPlace = 'whole' | 'start' | 'end' | 'anywhere';

/** Whether a text has one of the words for these purposes at the place. */
export function says(place: WordPlace, ...purposes: readonly Purpose[]): Matcher {
  return saysOf(place, () => purposes.flatMap((purpose) => Object.values(wordsFor(purpose))));
}

/** Whether a text has one of these phrases, each written as `languages.ts` tells, at the place. */
export function saysOf(place: WordPlace, lists: () => readonly string[]): Matcher {
  const before = place === 'whole' || place === 'start' ? '^' : '';
  const after = place === 'whole' || place === 'end' ? '$' : '';
  const pattern = patternsOf(before !== '', lists, (phrases) => new RegExp(`${before}(?:${phrases})${after}`));
  return matcher((lower) => pattern(lower));
}

/** Whether a text has words for one purpose and, in the same language and not far behind, words for another. */
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
 * A pattern with the phrases for a purpose in it: for each text one that finds what the pattern with all of them would.
 *
 * @param place 'start' where the pattern begins with the phrases, at the start of a text
 * @param make of the phrases as alternatives in lower case, without a group around them; a pattern, or one for each text
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

/** Of so many patterns, and of a text with so many characters, the one with all phrases comes cheaper. */
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
 * Whether one of these names is in a class, an id or an address: between separators or at either end. Names are
 * international, and written as patterns: "ads?|advert\w*".
 *
 * @param separators as in a class of characters
 */
export function calls(names: string, separators = '\\s_-'): Matcher {
  return holds(`(?:^|[${separators}])(?:${names})(?:[${separators}]|$)`);
}

/** Whether one of these names is in a text, also within a word. */
export function holds(names: string): Matcher {
  // as a pattern that heeds case: one that does not takes the browser twice as long to make
  const pattern = once(
    () => new RegExp(names.replace(/\\.|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part))),
  );
  return { test: (text) => pattern().test(text.toLowerCase()), search: (text) => text.toLowerCase().search(pattern()) };
}

const DOT_ABOVE = '\u0307';

/** İ is an i with a dot above in lower case, which hides no word. The I of Turkish may be an ı: see `phrases.ts`. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes(DOT_ABOVE) ? lower.replaceAll(DOT_ABOVE, '') : lower;
}

/** A pattern that is made when it is first needed. */
export function once(makePattern: () => RegExp): () => RegExp {
  let pattern: RegExp | undefined;
  return () => (pattern ??= makePattern());
}
