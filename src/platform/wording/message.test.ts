import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { leave, take } from '../../shared/exchange.ts';
import { firstWords } from './first-words.ts';
import {
  type CountedKey,
  counted,
  day,
  direction,
  FIRST_WORDS,
  formatLength,
  formatWordCount,
  keepWords,
  language,
  listed,
  type MessageKey,
  message,
  numeral,
} from './message.ts';

const { i18n } = (globalThis as unknown as { chrome: { i18n: { getMessage: (...args: unknown[]) => string } } }).chrome;
const { getMessage } = i18n;

const LANGUAGES = readdirSync('public/_locales').map((name) => name.replace('_', '-'));

afterEach(() => {
  i18n.getMessage = getMessage;
  vi.restoreAllMocks();
});

/** Mocks a browser in another language that has these texts. */
function speak(texts: Record<string, string>): void {
  i18n.getMessage = (key, values) =>
    (texts[key as string] ?? '').replace('$1', (values as string[] | undefined)?.[0] ?? '');
}

test("returns an interface text in the browser's language", () => {
  expect(message('actionTitle')).toBe('Read this page with Lectern');
  expect(language()).toBe('en');
});

test('uses the plural form that the language requires, or “other” if this form is missing', () => {
  const forms: Record<string, string> = { things_few: '$1 вещи', things_other: '$1 вещей', localeTag: 'ru' };
  i18n.getMessage = (key, values) => (forms[key as string] ?? '').replace('$1', (values as string[])[0] ?? '');
  const things = 'things' as CountedKey;
  expect([2, 5].map((count) => counted(things, count))).toEqual(['2 вещи', '5 вещей']);
});

test('writes numbers, dates and lists in the browser’s language, with the digits 0 to 9', () => {
  const written = () => [numeral(1240), listed(['a', 'b', 'c']), day('2026-05-03')];
  expect(written()).toEqual(['1,240', 'a, b and c', '3 May 2026']);
  speak({ localeTag: 'de' });
  expect(written()).toEqual(['1.240', 'a, b und c', '3. Mai 2026']);
  speak({ localeTag: 'ar', localeDirection: 'rtl' });
  expect(written()[0]).toBe('1,240');
  expect(direction()).toBe('rtl');
});

test.each(LANGUAGES)('separates the digits of numbers as `Intl` does, but without it: %s', (localeTag) => {
  speak({ localeTag });
  const format = new Intl.NumberFormat(`${localeTag}-u-nu-latn`);
  const formatters = vi.spyOn(Intl, 'NumberFormat');
  for (const count of [0, 1, 999, 1000, 1240, 9999, 10_000, 123_456, 1_234_567])
    expect(numeral(count)).toBe(format.format(count));
  expect(formatters).not.toHaveBeenCalled();
});

test('still returns the texts that were looked up before the extension was removed', () => {
  const before = message('actionTitle');
  message('readingLength', 1, 'x');
  keepWords(['copyRefused']);
  i18n.getMessage = () => {
    throw new Error('Extension context invalidated.');
  };
  expect(message('actionTitle')).toBe(before);
  expect(message('readingLength', 2, 'y')).toBe('2 min · y');
  expect(message('copyRefused', 'A', 'B')).toBe('The browser did not allow copying. Press A, then B.');
  expect(message('copyAsMarkdown' as MessageKey)).toBe('Copy as markdown');
});

test('uses the texts that the background has sent instead of asking the browser for them', () => {
  const words = firstWords();
  expect(words.readingLength).toBe('$1 min · $2');
  expect(Object.values(words).filter((text) => text === '')).toEqual([]);
  const asked = vi.fn<() => string>(() => '');
  i18n.getMessage = asked;
  leave([FIRST_WORDS, { ...words, barMore: 'Mehr', localeTag: 'de' }]);
  expect([message('barMore'), language(), message('readingLength', 3, 'x')]).toEqual(['Mehr', 'de', '3 min · x']);
  expect(asked).not.toHaveBeenCalled();
  take(FIRST_WORDS);
  message('barMore');
  expect(asked).toHaveBeenCalled();
});

test('the background sends all plural forms of a text that contains a count', () => {
  speak({
    localeTag: 'ru',
    words_one: '$1 слово',
    words_few: '$1 слова',
    words_many: '$1 слов',
    words_other: '$1 слова',
  });
  leave([FIRST_WORDS, firstWords()]);
  i18n.getMessage = () => '';
  expect([1, 2, 5].map((count) => formatWordCount(count))).toEqual(['1 слово', '2 слова', '5 слов']);
  take(FIRST_WORDS);
});

test('a word count says “1 word”, “2 words” and, for Chinese, “1,240 characters”', () => {
  expect([0, 1, 2, 1240].map((count) => formatWordCount(count))).toEqual([
    '0 words',
    '1 word',
    '2 words',
    '1,240 words',
  ]);
  expect([1, 1240].map((count) => formatWordCount(count, 'zh-Hant'))).toEqual(['1 character', '1,240 characters']);
});

test('the length of an article is given in minutes, and in words or characters', () => {
  expect(formatLength(5, 1240, 'fr')).toBe('5 min · 1,240 words');
  expect(formatLength(1, 1, 'ja')).toBe('1 min · 1 character');
});
