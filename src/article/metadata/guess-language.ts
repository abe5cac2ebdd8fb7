/** Guesses the language of a text: by letters that only some languages have, or else by its frequent words. */

import { withLetters } from '../../shared/letters.ts';
import { addToList } from '../../shared/lists.ts';
import { FREQUENT } from '../../vocabulary/names/function-words.ts';

/** Letters by which some languages of a script can be told apart. The first match counts. */
const BY_LETTERS: readonly Letters[] = [
  {
    script: 'Arab',
    letters: /\p{Script=Arabic}/gu,
    languages: [
      [/[ٹڈڑں]/, 'ur'],
      [/[ۆێڵ]/, 'ckb'],
      [/[پچژگ]/, 'fa'],
      [/./, 'ar'],
    ],
  },
  {
    script: 'Cyrl',
    letters: /\p{Script=Cyrillic}/gu,
    languages: [
      [/[ђћџ]/i, 'sr'],
      [/[іїєґ]/i, 'uk'],
      [/[ыэё]/i, 'ru'],
      [/ъ/i, 'bg'],
    ],
  },
  {
    script: 'Deva',
    letters: /\p{Script=Devanagari}/gu,
    languages: [
      [/ळ/, 'mr'],
      [/./, 'hi'],
    ],
  },
];

interface Letters {
  /** Name of the script, as in `Intl.Locale`. */
  script: string;
  letters: RegExp;
  languages: readonly (readonly [own: RegExp, language: string])[];
}

/** A text is written in a script if more than this share of its letters belongs to that script. */
const SCRIPT_SHARE = 0.5;

/** For each frequent word, the languages that have it. Computed when first needed. */
let languagesOf: ReadonlyMap<string, readonly string[]> | undefined;

/** At least this share of a text's words must be frequent words of a language. A list of names has fewer. */
const WORD_SHARE = 0.04;
/** A text can show that the declared language is wrong only if it has at least this many words. */
const LEAST_WORDS = 60;
/** The declared language is wrong if another language has this many times its number of frequent words in the text. */
const MARGIN = 4;

/** '' if the declared language (`named`) may be right. Templates often declare "en" for every text. */
export function languageInstead(named: string, sample: string): string {
  const own = BEYOND_LATIN(sample).test(sample) ? scriptOfMost(sample) : undefined;
  if (own)
    return scriptOf(named) === own.script ? '' : (own.languages.find(([letter]) => letter.test(sample))?.[1] ?? '');
  const start = sample.slice(0, ENOUGH).toLowerCase();
  return otherByWords(named, start.match(WORD(start)) ?? []);
}

/** Length of the part of a text that is searched for frequent words (UTF-16 code units). */
const ENOUGH = 2400;

/** Arabic, Cyrillic and Devanagari letters. Tested first, because most texts have none. */
const BEYOND_LATIN = withLetters(String.raw`[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Devanagari}]`);
const WORD = withLetters(String.raw`\p{L}+`, 'g');

function scriptOfMost(sample: string): Letters | undefined {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return BY_LETTERS.find((script) => (sample.match(script.letters)?.length ?? 0) > letters * SCRIPT_SHARE);
}

function otherByWords(named: string, words: readonly string[]): string {
  const votes = new Map<string, number>();
  languagesOf ??= byWord();
  for (const word of words) {
    for (const language of languagesOf.get(word) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const [best = '', most = 0] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (best === named || most <= words.length * WORD_SHARE) return '';
  if (named === '') return best;
  // a declared language that `FREQUENT` lacks may be right, but not if it is written in other letters than Latin
  if (!Object.hasOwn(FREQUENT, named)) return scriptOf(named) === 'Latn' ? '' : best;
  return words.length >= LEAST_WORDS && most >= MARGIN * (votes.get(named) ?? 0) ? best : '';
}

/** Returns the script in which a language is written; '' if unknown. */
function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? '';
  } catch {
    // RangeError: not a language tag
    return '';
  }
}

function byWord(): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, words] of Object.entries(FREQUENT)) {
    for (const word of words.split(' ')) addToList(languages, word, language);
  }
  return languages;
}
