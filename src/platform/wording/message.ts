/**
 * The interface's texts in the browser's language, from `public/_locales`. Uses `chrome.i18n`, which is synchronous and
 * exists in content scripts and extension pages of both browsers; not `platform/browser.ts`, because modules that do not
 * depend on a browser need texts too.
 */
import type english from '../../../public/_locales/en/messages.json';

/** A key of `public/_locales/en/messages.json`. */
export type MessageKey = keyof typeof english;
/** A key with a form for each plural category of the language: `words_one`, `words_other`. */
export type CountedKey<K = MessageKey> = K extends `${infer Base}_other` ? Base : never;

interface Browser {
  i18n?: { getMessage(key: string, values?: string[]): string; getUILanguage(): string };
}

/** Texts that the worker sent along (`first-words.ts`). A symbol, because a missing global name gives the page's element of that id. */
const GIVEN = Symbol.for('lectern.first-words');

interface World {
  chrome?: Browser;
  [GIVEN]?: Readonly<Record<string, string>>;
}

/** Texts looked up before, for use after an update of the extension under an open reader, when lookups fail. */
const said = new Map<string, string>();

const PLACES = Array.from({ length: 9 }, (_, index) => `$${index + 1}`);

/** Returns the texts of keys, with `$1` to `$9` not filled in. */
export function wordsOf(keys: readonly MessageKey[]): Readonly<Record<string, string>> {
  return Object.fromEntries(keys.map((key) => [key, lookUp(key, PLACES)]));
}

/** Looks these texts up in advance, so that they are available when the extension is gone. */
export function keepWords(keys: readonly MessageKey[]): void {
  for (const key of keys) lookUp(key, PLACES);
}

/**
 * Returns the text of a key with `$1` to `$9` filled in. Falls back to the words of the key if it has no text or the
 * extension is gone.
 */
export function message(key: MessageKey, ...values: readonly (string | number)[]): string {
  return lookUp(key, values) || inWords(key);
}

/** Returns the text for a count in the language's plural form; `$1` is the count, formatted for that language. */
export function counted(key: CountedKey, count: number, ...values: readonly (string | number)[]): string {
  const form = new Intl.PluralRules(language()).select(count);
  return inForm(key, form, [numeral(count), ...values]);
}

/**
 * Like {@link counted}, without the browser's formatters, because creating the first one delays the first paint (ADR 016).
 * Replace the text by the proper form right after the paint. In English both are the same.
 */
export function countedEarly(key: CountedKey, count: number, ...values: readonly (string | number)[]): string {
  const number = language() === 'en' ? String(count).replace(/\B(?=(?:\d{3})+$)/g, ',') : count;
  return inForm(key, count === 1 ? 'one' : 'other', [number, ...values]);
}

/** Formats a number for the language, always with the digits 0 to 9, as in the keys and sizes next to it. */
export function numeral(count: number): string {
  return new Intl.NumberFormat(`${language()}-u-nu-latn`).format(count);
}

/** Returns "a, b and c". */
export function listed(parts: readonly string[]): string {
  // American English would put a comma before "and"; the other texts have none
  const locale = language() === 'en' ? 'en-GB' : language();
  return new Intl.ListFormat(locale).format(parts);
}

/** Formats a day (ISO 8601) for the language: "3 May 2026". */
export function day(iso: string): string {
  const locale = language() === 'en' ? 'en-GB' : `${language()}-u-nu-latn`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso));
}

/** Returns the language of the messages (BCP 47); not the article's, and not the browser's if Lectern has no texts in it. */
export function language(): string {
  return lookUp('localeTag', []) || 'en';
}

/** Returns the writing direction of the interface. */
export function direction(): 'ltr' | 'rtl' {
  return lookUp('localeDirection', []) === 'rtl' ? 'rtl' : 'ltr';
}

/** Returns the attributes for an element with interface text inside a page's text. */
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
