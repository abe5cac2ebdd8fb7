/**
 * The words of the interface, in the language of the browser: `public/_locales` has them, the browser chooses. Asked of
 * `chrome.i18n`, which is in scripts of pages and in the extension's own, in both browsers, and answers at once; not by
 * way of platform/, since modules that know nothing of a browser say things too.
 */
import type english from '../../../public/_locales/en/messages.json';

/** A key of `public/_locales/en/messages.json`. */
export type MessageKey = keyof typeof english;
/** A key with a form for each plural category of the language: `words_one`, `words_other`. */
export type CountedKey<K = MessageKey> = K extends `${infer Base}_other` ? Base : never;

interface Browser {
  i18n?: { getMessage(key: string, values?: string[]): string; getUILanguage(): string };
}

/** What the worker has sent along (`first-words.ts`). No name: where the global object has none, it gives the page's element of that id. */
const GIVEN = Symbol.for('lectern.first-words');

interface World {
  chrome?: Browser;
  [GIVEN]?: Readonly<Record<string, string>>;
}

/** What was said once can be said again after the extension was updated under an open reader, when nothing is answered. */
const said = new Map<string, string>();

const PLACES = Array.from({ length: 9 }, (_, index) => `$${index + 1}`);

/** The texts of keys, with their `$1` to `$9` left open. */
export function wordsOf(keys: readonly MessageKey[]): Readonly<Record<string, string>> {
  return Object.fromEntries(keys.map((key) => [key, lookUp(key, PLACES)]));
}

/** So that these can be said when the extension is gone, although they never were before. */
export function keepWords(keys: readonly MessageKey[]): void {
  for (const key of keys) lookUp(key, PLACES);
}

/**
 * The text of a key with `$1` to `$9` filled in. A key without a text, or one that is asked for when the extension is gone,
 * is said in the words that it is made of.
 */
export function message(key: MessageKey, ...values: readonly (string | number)[]): string {
  return lookUp(key, values) || inWords(key);
}

/** The text for a count in the form that the language has for it; the count itself is `$1`, written as in that language. */
export function counted(key: CountedKey, count: number, ...values: readonly (string | number)[]): string {
  const form = new Intl.PluralRules(language()).select(count);
  return inForm(key, form, [numeral(count), ...values]);
}

/**
 * As {@link counted}, without a formatter of the browser, of which the first one makes the first paint wait (ADR 016): to
 * be said properly right after it. In English it is the same.
 */
export function countedEarly(key: CountedKey, count: number, ...values: readonly (string | number)[]): string {
  const number = language() === 'en' ? String(count).replace(/\B(?=(?:\d{3})+$)/g, ',') : count;
  return inForm(key, count === 1 ? 'one' : 'other', [number, ...values]);
}

/** A number as it is written in the language, in the digits 0 to 9: keys and sizes beside it have no others. */
export function numeral(count: number): string {
  return new Intl.NumberFormat(`${language()}-u-nu-latn`).format(count);
}

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  // American English would have a comma before "and", which the other texts have not
  const locale = language() === 'en' ? 'en-GB' : language();
  return new Intl.ListFormat(locale).format(parts);
}

/** A day (ISO 8601) as it is written in the language: "3 May 2026". */
export function day(iso: string): string {
  const locale = language() === 'en' ? 'en-GB' : `${language()}-u-nu-latn`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso));
}

/** The language that the messages are in (BCP 47): not the article's, nor the browser's where that is none of ours. */
export function language(): string {
  return lookUp('localeTag', []) || 'en';
}

/** In which direction the interface is written. */
export function direction(): 'ltr' | 'rtl' {
  return lookUp('localeDirection', []) === 'rtl' ? 'rtl' : 'ltr';
}

/** What an element is given that says something of ours amid what a page says. */
export function inOurLanguage(): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: language(), dir: direction() };
}

function inForm(key: CountedKey, form: string, values: readonly (string | number)[]): string {
  return lookUp(`${key}_${form}`, values) || lookUp(`${key}_other`, values) || inWords(key);
}

function lookUp(key: string, values: readonly (string | number)[]): string {
  const { chrome: { i18n } = {}, [GIVEN]: given } = globalThis as World;
  const filled = values.map(String);
  const early = given?.[key];
  if (early) return fill(early, filled);
  const name = [key, ...filled].join('\n');
  try {
    const text = i18n?.getMessage(key, filled) ?? '';
    if (text) said.set(name, text);
  } catch {
    // the extension was updated or removed
  }
  return said.get(name) ?? fill(said.get([key, ...PLACES].join('\n')) ?? '', filled);
}

function fill(text: string, values: readonly string[]): string {
  return text.replace(/\$(\d)/g, (_, digit: string) => values[Number(digit) - 1] ?? '');
}

/** "copyAsMarkdown" → "Copy as markdown". */
function inWords(key: string): string {
  const words = key.replace(/_[a-z]+$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
