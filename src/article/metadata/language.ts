/** Chooses the language and direction of an article from declarations, letters and frequent words. */
import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { withLetters } from '../../shared/letters.ts';
import { addToList, countEach } from '../../shared/lists.ts';
import { FREQUENT } from '../../vocabulary/names/function-words.ts';
import { type Claim, NO_CLAIM } from './sources.ts';

const LONGEST_SAMPLE = 4000;

export function sampleOf(page: Page, marks: readonly Mark[]): string {
  let sample = '';
  for (const { node } of marks) {
    sample += page.textOf(node);
    if (sample.length > LONGEST_SAMPLE) break;
  }
  return sample;
}

/** Chooses the direction from the letters of the article's text, because the page's `dir` may be missing or wrong. */
export function chooseDirection({ snapshot }: Page, sample: string): 'ltr' | 'rtl' {
  if (sample === '') return snapshot.direction;
  return !EUROPEAN.test(sample) && isMostlyRtl(sample) ? 'rtl' : 'ltr';
}

/** Matches text with only Latin letters and signs. Tested first: the test is fast, and most texts are like this. */
const EUROPEAN = /^[\0-\u036f\u1e00-\u1eff\u2000-\u2bff]*$/;

/** Matches all letters of {@link RTL_LETTER} and others. Tested first: RTL_LETTER takes milliseconds to compile. */
const MAYBE_RTL = /[\u0590-\u08ff\ufb1d-\ufeff\u{1e900}-\u{1e95f}]/u;
const RTL_LETTER =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/gu;
const LETTER = /\p{L}/gu;

function isMostlyRtl(text: string): boolean {
  const sample = text.slice(0, 20_000);
  if (!MAYBE_RTL.test(sample)) return false;
  const rtl = sample.match(RTL_LETTER)?.length ?? 0;
  return rtl > 0 && rtl * 2 > (sample.match(LETTER)?.length ?? 0);
}

/** Script (writing system) → language to assume unless the page declares one in `ALSO`. The first match counts. */
const BY_SCRIPT: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Tamil}/u, 'ta'],
];
/** For languages in `BY_SCRIPT`: other languages that use the same script. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  zh: ['ja', 'yue', 'wuu', 'lzh', 'cmn', 'nan', 'hak'],
  he: ['yi', 'iw', 'lad'],
  ja: ['ryu', 'ain'],
};
/** A text is in a script if more than this share (0–1) of its letters is. Low: Japanese may have few kana among Han. */
const LEAST_SHARE = 0.15;

/** Chooses the declared language, unless letters or words contradict it: templates declare "en" for everything. */
export function chooseLanguage(page: Page, marks: readonly Mark[], sample: string): Claim {
  const declared = declaredLanguage(page, marks[0]?.node ?? 0);
  const main = declared.value.split('-')[0]?.toLowerCase() ?? '';
  const script = EUROPEAN.test(sample) ? '' : languageOfScript(sample);
  if (script !== '' && (main === script || ALSO[script]?.includes(main))) return declared;
  if (script !== '') return { value: script, source: 'letters of the text' };
  const better = languageInstead(main, sample);
  return better === '' ? declared : { value: better, source: 'words of the text' };
}

function languageOfScript(sample: string): string {
  const start = sample.slice(0, ENOUGH);
  // a fast test first: most texts have only letters that many languages share
  if (!OTHER_LETTER.test(start)) return '';
  const letters = start.match(/\p{L}/gu) ?? [];
  const isWritten = ([script]: readonly [RegExp, string]) =>
    letters.filter((letter) => script.test(letter)).length > LEAST_SHARE * letters.length;
  return BY_SCRIPT.find(isWritten)?.[1] ?? '';
}

/** Length of the start of a text from which its script (writing system) is determined (UTF-16 code units). */
const ENOUGH = 1000;
/** Matches Greek letters and all letters after the Cyrillic block. No other letters are in scripts of `BY_SCRIPT`. */
const OTHER_LETTER = /(?=\p{L})[\p{Script=Greek}\u0530-\u{10ffff}]/u;

function declaredLanguage(page: Page, text: number): Claim {
  const { metadata } = page.snapshot;
  for (const node of page.ancestorsOf(text, 30)) {
    const tag = languageTag(page.attributesOf(node).lang ?? '');
    if (node > 0 && tag !== '') return { value: tag, source: 'element of the text' };
  }
  const whole = languageTag(metadata.language);
  if (whole !== '') return { value: whole, source: 'page' };
  const locale = languageTag(metadata.meta['og:locale']?.[0] ?? '');
  return locale === '' ? NO_CLAIM : { value: locale, source: 'Open Graph' };
}

/** Converts a language tag to the form of BCP 47 ("en_US" to "en-US"); returns '' if it is invalid. */
export function languageTag(raw: string): string {
  const tag = raw.split(',')[0]?.trim().replaceAll('_', '-') ?? '';
  return /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(tag) ? tag : '';
}

/** Letters by which languages that share a script (writing system) can be told apart. The first match counts. */
const BY_LETTERS: readonly Letters[] = [
  {
    script: 'Arab',
    letters: /\p{Script=Arabic}/gu,
    languages: { ur: /[ٹڈڑں]/, ckb: /[ۆێڵ]/, fa: /[پچژگ]/, ar: /./ },
  },
  {
    script: 'Cyrl',
    letters: /\p{Script=Cyrillic}/gu,
    languages: { sr: /[ђћџ]/i, uk: /[іїєґ]/i, ru: /[ыэё]/i, bg: /ъ/i },
  },
  {
    script: 'Deva',
    letters: /\p{Script=Devanagari}/gu,
    languages: { mr: /ळ/, hi: /./ },
  },
];

interface Letters {
  /** Name of the script, as in `Intl.Locale`. */
  script: string;
  letters: RegExp;
  languages: Readonly<Record<string, RegExp>>;
}

/** A text is written in a script if more than this share of its letters belongs to that script. */
const SCRIPT_SHARE = 0.5;

/** For each frequent word, the languages that have it. Computed when first needed. */
let languagesOf: ReadonlyMap<string, readonly string[]> | undefined;

/** A text is in a language if more than this share (0–1) of its words are frequent ones. Lists of names have fewer. */
const WORD_SHARE = 0.04;
/** In a text with fewer words than this, the frequent words do not prove that the declared language is wrong. */
const LEAST_WORDS = 60;
/** The declared language is wrong if another has at least this many times as many frequent words in the text. */
const MARGIN = 4;

/** Returns the language that the text's letters or words show, if the declared language (`named`) is wrong; else ''. */
export function languageInstead(named: string, sample: string): string {
  const own = BEYOND_LATIN(sample).test(sample) ? scriptOfMost(sample) : undefined;
  if (own) {
    const found = Object.entries(own.languages).find(([, letter]) => letter.test(sample));
    return scriptOf(named) === own.script ? '' : (found?.[0] ?? '');
  }
  const start = sample.slice(0, WORDS_SAMPLE).toLowerCase();
  return otherByWords(named, start.match(WORD(start)) ?? []);
}

/** Length of the part of a text that is searched for frequent words (UTF-16 code units). */
const WORDS_SAMPLE = 2400;

/** Matches Arabic, Cyrillic and Devanagari letters. Is tested first, because most texts have none. */
const BEYOND_LATIN = withLetters(String.raw`[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Devanagari}]`);
const WORD = withLetters(String.raw`\p{L}+`, 'g');

function scriptOfMost(sample: string): Letters | undefined {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return BY_LETTERS.find((script) => (sample.match(script.letters)?.length ?? 0) > letters * SCRIPT_SHARE);
}

function otherByWords(named: string, words: readonly string[]): string {
  languagesOf ??= byWord();
  const votes = countEach(words.flatMap((word) => languagesOf?.get(word) ?? []));
  const [best = '', most = 0] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (best === named || most <= words.length * WORD_SHARE) return '';
  if (named === '') return best;
  // If `FREQUENT` lacks the declared language, its words cannot be counted. The declaration then counts as right if the
  // language uses Latin letters. Otherwise it is wrong: the text has words of `FREQUENT`, all of them in Latin letters.
  if (!Object.hasOwn(FREQUENT, named)) return scriptOf(named) === 'Latn' ? '' : best;
  return words.length >= LEAST_WORDS && most >= MARGIN * (votes.get(named) ?? 0) ? best : '';
}

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
