import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pluralForms } from './check/plural-forms.mjs';
import { withTree } from './check/temporary-tree.mjs';
import { checkLocales, missingTexts } from './check-locales.mjs';

const text = (messages) =>
  Object.fromEntries(
    Object.entries(messages)
      .filter(([, message]) => message !== undefined)
      .map(([key, message]) => [key, { message }]),
  );
const ENGLISH = { localeTag: 'en', hello: 'Hello, $1', pages_one: 'a page', pages_other: '$1 pages' };
const CODE = "message('localeTag'); message('hello', 'you'); counted('pages', 2);";

function check(locales, { code = CODE, mayLackTexts = false, english = ENGLISH } = {}) {
  const files = { 'src/a.ts': code, 'manifest.json': '{}' };
  for (const [locale, texts] of Object.entries({ en: english, ...locales }))
    files[`public/_locales/${locale}/messages.json`] = JSON.stringify(text(texts));
  return withTree(files, (folder) => checkLocales(folder, mayLackTexts));
}

const GERMAN = { localeTag: 'de', hello: 'Hallo, $1', pages_one: 'eine Seite', pages_other: '$1 Seiten' };
const RUSSIAN = {
  localeTag: 'ru',
  hello: 'Привет, $1',
  pages_one: '$1 страница',
  pages_few: '$1 страницы',
  pages_many: '$1 страниц',
};
const JAPANESE = { localeTag: 'ja', hello: 'こんにちは、$1', pages_other: '$1 ページ' };

test('accepts a translation with all plural forms of its language', () => {
  assert.deepEqual(check({ de: GERMAN, ru: RUSSIAN, ja: JAPANESE }), []);
  assert.deepEqual(check({ ru: { ...RUSSIAN, pages_other: '$1 страницы' } }), []);
});

/** @type {ReadonlyArray<readonly [what: string, locales: object, fault: RegExp]>} */
const FAULTS = [
  ['a missing text', { de: { ...GERMAN, hello: undefined } }, /write the 1 texts that it lacks .*hello/],
  ['a missing plural form', { ru: { ...RUSSIAN, pages_few: undefined } }, /pages_few/],
  ['a text that English lacks', { de: { ...GERMAN, bye: 'Tschüss' } }, /remove bye/],
  ['a plural form that the language lacks', { de: { ...GERMAN, pages_few: '$1 Seiten' } }, /remove pages_few/],
  ['a placeholder that is missing', { de: { ...GERMAN, hello: 'Hallo' } }, /hello has lost \$1/],
  ['a placeholder that English lacks', { de: { ...GERMAN, hello: 'Hallo, $1 und $2' } }, /hello has \$2/],
  [
    'placeholders without anything between them',
    { de: { ...GERMAN, hello: 'Hallo $1$2' } },
    /put something between them/,
  ],
  [
    'a plural form for several numbers without the number',
    { ru: { ...RUSSIAN, pages_one: 'страница' } },
    /pages_one has lost \$1/,
  ],
  ['the tag of another language', { de: { ...GERMAN, localeTag: 'en' } }, /localeTag must be "de"/],
  ['an empty text', { de: { ...GERMAN, hello: ' ' } }, /hello is empty/],
  ['a space at an end', { de: { ...GERMAN, hello: 'Hallo, $1 ' } }, /space at an end/],
];

for (const [what, locales, fault] of FAULTS) {
  test(`reports a fault in a translation: ${what}`, () => {
    const problems = check(locales);
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0], fault);
  });
}

test('reports message keys that no code uses, and message keys that differ only in case', () => {
  assert.match(check({}, { code: "message('localeTag'); message('hello')" }).join('\n'), /remove pages_one/);
  const english = { ...ENGLISH, Hello: 'Hello' };
  assert.match(check({}, { english, code: `${CODE} 'Hello'` }).join('\n'), /hello and Hello are the same/);
});

test('reports a translation that is longer than its English text allows', () => {
  const english = { name: { message: 'A reader', description: 'At the top; at most 10 characters' } };
  const files = (message) => ({
    'src/a.ts': "message('name')",
    'manifest.json': '{}',
    'public/_locales/en/messages.json': JSON.stringify({ ...text({ localeTag: 'en' }), ...english }),
    'public/_locales/de/messages.json': JSON.stringify(text({ localeTag: 'de', name: message })),
  });
  const problems = (message) =>
    withTree(files(message), (folder) => checkLocales(folder)).filter((one) => one.includes('/de/'));
  assert.match(problems('Leseansicht').join('\n'), /name has 11 characters, of 10 at most/);
  assert.deepEqual(problems('Leser'), []);
});

test('accepts missing translations if the check is set to allow them', () => {
  assert.deepEqual(check({ de: { localeTag: 'de' } }, { mayLackTexts: true }), []);
});

test("lists missing translations with the language's plural forms and examples of counts", () => {
  const missing = missingTexts('ru', {}, text(ENGLISH));
  assert.deepEqual(Object.keys(missing), ['localeTag', 'hello', 'pages_many', 'pages_one', 'pages_few']);
  assert.equal(missing.pages_few.message, '$1 pages');
  assert.match(missing.pages_few.description, /2, 3, 4, 22/);
});

test('does not require plural forms that only millions and fractions need', () => {
  assert.deepEqual(new Set(Object.keys(pluralForms('fr'))), new Set(['one', 'other']));
  assert.deepEqual(new Set(Object.keys(pluralForms('pl'))), new Set(['few', 'many', 'one']));
  assert.deepEqual(Object.keys(pluralForms('ar')).length, 6);
});
