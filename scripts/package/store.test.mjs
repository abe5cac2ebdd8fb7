import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../setup/root.mjs';

/** Languages of the interface, by the names that the stores use. */
const LANGUAGES = 'ar de en es fr it ja nl pl pt_BR ru sv tr uk zh_CN'.split(' ');
const LOCALES = join(root, 'public', '_locales');
const TEXTS = join(root, 'store', 'texts');
/** Shortest and longest text that the stores allow, by message key (characters). */
const LENGTHS = { name: [1, 45], description: [20, 132], actionTitle: [5, 60], commandToggleReader: [5, 60] };
/**
 * Shortest and longest long description (characters). Edge needs at least 250. Chrome allows 16,000; our own limit is
 * lower.
 */
const LONG_TEXT = [250, 10_000];

const messagesOf = (language) => JSON.parse(readFileSync(join(LOCALES, language, 'messages.json'), 'utf8'));
const textOf = (language) => readFileSync(join(TEXTS, `${language}.txt`), 'utf8');
const paragraphs = (text) => text.trim().split(/\n\n/);
const bullets = (text) => text.match(/^• /gm)?.length ?? 0;
const within = (text, [least, most]) => text.length >= least && text.length <= most;

test('each language of the interface has texts for browsers and stores', () => {
  assert.deepEqual(readdirSync(LOCALES).sort(), LANGUAGES);
  assert.deepEqual(
    readdirSync(TEXTS).sort(),
    LANGUAGES.map((language) => `${language}.txt`),
  );
});

for (const language of LANGUAGES) {
  test(`${language}: the name, description and command titles exist and have a permitted length`, () => {
    const messages = messagesOf(language);
    for (const [key, lengths] of Object.entries(LENGTHS)) {
      const { message } = messages[key] ?? { message: '' };
      assert.ok(within(message, lengths), `${key}: ${message}`);
      assert.equal(message, message.trim());
    }
  });

  test(`${language}: the long description has as many paragraphs as in English, and no markup`, () => {
    const text = textOf(language);
    const english = textOf('en');
    assert.ok(within(text, LONG_TEXT), `${text.length} characters`);
    assert.equal(paragraphs(text).length, paragraphs(english).length);
    assert.equal(bullets(text), bullets(english));
    assert.doesNotMatch(text, /[<>]|https?:/);
    for (const name of ['Lectern', 'Readability', 'Boilerpipe', 'jusText', 'CETR', 'EPUB', 'Markdown', 'MIT', 'Esc']) {
      // skips the Esc key in French, where it may be called "Échap"
      if (language === 'fr' && name === 'Esc') continue;
      assert.ok(text.includes(name), name);
    }
  });
}

test('each language has its own short and long description', () => {
  const texts = LANGUAGES.map(textOf);
  assert.equal(new Set(texts).size, LANGUAGES.length);
  const descriptions = LANGUAGES.map((language) => messagesOf(language).description.message);
  assert.equal(new Set(descriptions).size, LANGUAGES.length);
});
