/** Look-up in the tables: each is made into a pattern once, when it is first asked for. */
import type { Language } from './languages.ts';
import { wordsFor } from './provided.ts';
import type { Purpose } from './words/index.ts';

/** What a text can be asked for. */
export interface Matcher {
  test(text: string): boolean;
  /** Where what was looked for begins, or -1. */
  search(text: string): number;
}

/** Where in a text the words must stand. */
export type Place = 'whole' | 'start' | 'end' | 'anywhere';

/** Whether a text has one of the words for these purposes at the place. */
export function says(place: Place, ...purposes: readonly Purpose[]): Matcher {
  return saysOf(place, () => purposes.flatMap((purpose) => Object.values(wordsFor(purpose))));
}

/** Whether a text has one of these phrases, each written as `languages.ts` tells, at the place. */
export function saysOf(place: Place, lists: () => readonly string[]): Matcher {
  const before = place === 'whole' || place === 'start' ? '^' : '';
  const after = place === 'whole' || place === 'end' ? '$' : '';
  const pattern = once(() => new RegExp(`${before}(?:${patternsOf(lists())})${after}`));
  return { test: (text) => pattern().test(lowerCase(text)), search: (text) => lowerCase(text).search(pattern()) };
}

/** Whether a text has words for one purpose and, in the same language and not far behind, words for another. */
export function saysInTurn(first: Purpose, second: Purpose): Matcher {
  const pattern = once(() => {
    const [before, behind] = [wordsFor(first), wordsFor(second)];
    const turns = Object.entries(before).map(([language, list]) => {
      const then = behind[language as Language] ?? '';
      return then === '' ? '(?!)' : `(?:${patternsOf([list])}).{0,60}?(?:${patternsOf([then])})`;
    });
    return new RegExp(turns.join('|'));
  });
  return { test: (text) => pattern().test(lowerCase(text)), search: (text) => lowerCase(text).search(pattern()) };
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
  const pattern = once(() => new RegExp(names, 'i'));
  return { test: (text) => pattern().test(text), search: (text) => text.search(pattern()) };
}

const DOT_ABOVE = '\u0307';

/** İ is an i with a dot above in lower case, which hides no word. The I of Turkish may be an ı: see {@link patternOf}. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes(DOT_ABOVE) ? lower.replaceAll(DOT_ABOVE, '') : lower;
}

/** A pattern that is made when it is first needed. */
export function once(makePattern: () => RegExp): () => RegExp {
  let pattern: RegExp | undefined;
  return () => (pattern ??= makePattern());
}

/** The phrases for a purpose as alternatives of a pattern, in lower case and without a group around them. */
export function alternation(purpose: Purpose): string {
  return patternsOf(Object.values(wordsFor(purpose)));
}

function patternsOf(lists: readonly string[]): string {
  const groups = GROUPS.map((): string[] => []);
  const phrases = new Set(lists.join('|').split('|'));
  for (const phrase of [...phrases].sort((a, b) => b.length - a.length)) {
    const [isOpen, goesOn] = [phrase.startsWith('*'), phrase.endsWith('*')];
    const bare = phrase.slice(isOpen ? 1 : 0, goesOn ? -1 : undefined);
    const before = !isOpen && isLetter(bare.charAt(0)) ? 1 : 0;
    const after = goesOn ? 2 : isLetter(bare.charAt(bare.length - 1)) ? 1 : 0;
    groups[before * 3 + after]?.push(PLAIN.test(bare) ? bare : phrasePattern(bare));
  }
  return GROUPS.flatMap(([before, after], index) => {
    const patterns = groups[index] ?? [];
    return patterns.length === 0 ? [] : `${before}(?:${patterns.join('|')})${after}`;
  }).join('|');
}

/** What goes on with a word: no space and no punctuation. The browser takes milliseconds over `\p{L}`, for each time it is written. */
const LETTER = '[^\\s!-/:-@[-^`{-¿×÷־،؛؟।\u2000-\u206f\u3000-\u303f！-／：-＠]';
const ANY_LETTER = new RegExp(LETTER);
/** How phrases may begin and end: anywhere or where a word does; anywhere, where a word does, or with any letters. */
const GROUPS = ['', `(?<!${LETTER})`].flatMap((before) =>
  ['', `(?!${LETTER})`, `${LETTER}*`].map((after) => [before, after] as const),
);
/** Scripts that write no spaces between words (Thai, kana, ideographs), and Hangul, which sets endings on names. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Words and phrases that stand for themselves. */
const PLAIN = /^[^.+?^${}()[\]\\/_*,ı…\s]+$/;

const isLetter = (character: string) => ANY_LETTER.test(character) && !UNSPACED.test(character);

/** At most so much stands between the two parts of a phrase: two or three words, or characters where words are not parted. */
const SOME_WORDS = '(?:.{0,23}\\s)?';
const SOME_CHARACTERS = '.{0,12}';

function phrasePattern(phrase: string): string {
  const [some, space] = UNSPACED.test(phrase) ? [SOME_CHARACTERS, '\\s*'] : [SOME_WORDS, '\\s+'];
  const parts = phrase.split(' ');
  const last = parts.length - 1;
  if (parts[last] === '…') return `${phrasePattern(parts.slice(0, last).join(' '))}(?:${space}.{0,20})?`;
  return parts.map((part, index) => (part === '…' ? some : choice(part) + (index < last ? space : ''))).join('');
}

function choice(part: string): string {
  if (PLAIN.test(part)) return part;
  const words = part.split(',').map((word) => patternOf(word));
  return words.length === 1 ? (words[0] ?? '') : `(?:${words.join('|')})`;
}

const patternOf = (word: string) =>
  word
    .replace(/[.+?^${}()[\]\\/]/g, '\\$&')
    .replaceAll('_', '\\s+')
    .replaceAll('*', `${LETTER}*`)
    .replaceAll('ı', '[ıi]');
