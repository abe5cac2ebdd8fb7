/**
 * The interface texts in the browser's language, from `public/_locales`. `chrome.i18n` is synchronous. The polyfill in
 * `platform/browser.ts` is not used, because modules that run without a browser need texts too.
 */
import type english from '../../../public/_locales/en/messages.json';
import { countsCharacters } from '../../shared/count-words.ts';
import { read, slot } from '../../shared/exchange.ts';
import { memoised } from '../../shared/memoised.ts';

export type MessageKey = keyof typeof english;
/** A key without its plural category: `words` for the texts `words_one` and `words_other`. */
export type CountedKey<K = MessageKey> = K extends `${infer Base}_other` ? Base : never;

interface Browser {
  i18n?: { getMessage(key: string, values?: string[]): string; getUILanguage(): string };
}

/** The texts that the background sent with the user's click (`first-words.ts`). */
export const FIRST_WORDS = slot<Readonly<Record<string, string>>>('first-words');

/** Texts looked up so far. New lookups fail if the extension is updated while a reader is open. */
const said = new Map<string, string>();

const PLACES = Array.from({ length: 9 }, (_, index) => `$${index + 1}`);

/** Returns the texts of these keys, with placeholders `$1` to `$9`; for a key with `_other`, all plural forms. */
export function wordsOf(keys: readonly MessageKey[]): Readonly<Record<string, string>> {
  const all = keys.flatMap((key) => (isCounted(key) ? formsOf(key.slice(0, -OTHER.length) as CountedKey) : [key]));
  return Object.fromEntries(all.map((key) => [key, lookUp(key)]));
}

/** Ending of the key of a text with plural forms. Every language has the form "other". */
const OTHER = '_other';
const isCounted = (key: MessageKey): boolean => key.endsWith(OTHER);

/** Looks up texts in advance, so that they are still available after the extension is updated. */
export function keepWords(keys: readonly MessageKey[]): void {
  for (const key of keys) lookUp(key);
}

/** Returns a text with `values` in the places `$1` to `$9`; the key as words if it is missing, as after an update. */
export function message(key: MessageKey, ...values: readonly (string | number)[]): string {
  return fill(lookUp(key), values) || inWords(key);
}

// Created once for each language, because explaining all blocks of a page calls `counted` thousands of times.
const pluralRulesOf = memoised((locale: string) => new Intl.PluralRules(locale));

/** Returns the text in the plural form that the interface's language requires. `$1` is the formatted count. */
export function counted(key: CountedKey, count: number, ...values: readonly (string | number)[]): string {
  const form = pluralRulesOf(language()).select(count);
  const texts = [numeral(count), ...values];
  return fill(lookUp(`${key}_${form}`) || lookUp(`${key}${OTHER}`), texts) || inWords(key);
}

const formsOf = (key: CountedKey): readonly string[] =>
  pluralRulesOf(language())
    .resolvedOptions()
    .pluralCategories.map((form) => `${key}_${form}`);

/** Separator between groups of three digits, by language; a comma in all other languages of the interface. */
const SEPARATORS: Readonly<Record<string, string>> = {
  de: '.',
  es: '.',
  fr: '\u202f',
  it: '.',
  nl: '.',
  pl: '\u00a0',
  'pt-BR': '.',
  ru: '\u00a0',
  sv: '\u00a0',
  tr: '.',
  uk: '\u00a0',
};
/** Languages that do not separate the digits of a number below 10,000. */
const WITHOUT_FOUR = ['es', 'it', 'pl'];

/** Formats a whole number in digits 0 to 9. A page's first `Intl.NumberFormat` takes 20 to 70 ms (Chromium 156). */
export function numeral(count: number): string {
  const digits = String(count);
  if (count < 10_000 && WITHOUT_FOUR.includes(language())) return digits;
  return digits.replace(/\B(?=(?:\d{3})+$)/g, SEPARATORS[language()] ?? ',');
}

/** Joins texts to a list in the language of the interface, such as "a, b and c". */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(parts);
}

/** British English, because American English would put a comma before "and", and the month before the day. */
const locale = () => (language() === 'en' ? 'en-GB' : language());

/** Formats a day (ISO 8601) for the language of the interface, such as "3 May 2026". */
export function day(iso: string): string {
  return new Intl.DateTimeFormat(`${locale()}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(iso),
  );
}

/** Returns the interface's language (BCP 47): the browser's language, or English if Lectern has no translation. */
export const language = (): string => lookUp('localeTag') || 'en';

export const direction = (): 'ltr' | 'rtl' => (lookUp('localeDirection') === 'rtl' ? 'rtl' : 'ltr');

/** Returns the `lang` and `dir` attributes for an element that contains interface text within the text of a page. */
export const inOurLanguage = (): { lang: string; dir: 'ltr' | 'rtl' } => ({ lang: language(), dir: direction() });

/** Returns a text with unfilled placeholders `$1` to `$9`; '' if it is not found. */
function lookUp(key: string): string {
  const { chrome: { i18n } = {} } = globalThis as { chrome?: Browser };
  const early = read(FIRST_WORDS)?.[key];
  if (early) return early;
  try {
    const text = i18n?.getMessage(key, PLACES);
    if (text) said.set(key, text);
  } catch {
    // the extension was updated or removed: use the text of an earlier lookup
  }
  return said.get(key) ?? '';
}

function fill(text: string, values: readonly (string | number)[]): string {
  return text.replace(/\$(\d)/g, (_, digit: string) => String(values[Number(digit) - 1] ?? ''));
}

function inWords(key: string): string {
  const words = key.replace(/_[a-z]+$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns "1,240 words", or "1,240 characters" for a language without spaces between words, such as Chinese. */
export function formatWordCount(words: number, language = ''): string {
  return counted(countsCharacters(language) ? 'characters' : 'words', words);
}

export function formatLength(minutes: number, words: number, language: string): string {
  return message('readingLength', numeral(minutes), formatWordCount(words, language));
}
