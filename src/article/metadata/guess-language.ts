/** The language of a text that many languages share the letters of: by letters of its own, else by frequent words. */
import { withLetters } from '../../shared/letters.ts';
import { FREQUENT } from '../../vocabulary/names/function-words.ts';

/** Scripts of several languages, with letters that only some of them have; the first that is there counts. */
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
  /** As `Intl.Locale` calls it. */
  script: string;
  letters: RegExp;
  languages: readonly (readonly [own: RegExp, language: string])[];
}

/** A script is that of the text with this share of its letters: names and quotations are in others. */
const SCRIPT_SHARE = 0.5;

/** By frequent word; made when it is first asked for. */
let languagesOf: ReadonlyMap<string, readonly string[]> | undefined;

/** The share of frequent words from which on a text is of a language: lists of names have fewer. */
const WORD_SHARE = 0.04;
/** In a text of so many words, … */
const LEAST_WORDS = 60;
/** … so many times the words of the language that the page names make it another one. */
const MARGIN = 4;

/**
 * The language of a text in place of the one that its page names ('' for none): templates say "en" of everything. '' when
 * that may be right, or when nothing tells.
 */
export function languageInstead(named: string, sample: string): string {
  const own = BEYOND_LATIN(sample).test(sample) ? scriptOfMost(sample) : undefined;
  if (own)
    return scriptOf(named) === own.script ? '' : (own.languages.find(([letter]) => letter.test(sample))?.[1] ?? '');
  const start = sample.slice(0, ENOUGH).toLowerCase();
  return otherByWords(named, start.match(WORD(start)) ?? []);
}

/** Letters enough for words to tell. */
const ENOUGH = 2400;

/** Most texts have no letter of these scripts, which is seen much faster than letters are counted. */
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
  // a language that is not told by its words, but written in the same letters, may be right
  if (!Object.hasOwn(FREQUENT, named)) return scriptOf(named) === 'Latn' ? '' : best;
  return words.length >= LEAST_WORDS && most >= MARGIN * (votes.get(named) ?? 0) ? best : '';
}

/** The script that a language is usually written in. */
function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? '';
  } catch {
    // RangeError: no language is named
    return '';
  }
}

function byWord(): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, words] of Object.entries(FREQUENT)) {
    for (const word of words.split(' ')) languages.set(word, [...(languages.get(word) ?? []), language]);
  }
  return languages;
}
