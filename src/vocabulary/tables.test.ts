import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Words } from './languages.ts';
import { WORDS } from './words/index.ts';

const tables: [string, Words][] = Object.entries(WORDS);

it('the tests of the word tables find the tables (more than 20)', () => {
  expect(tables.length).toBeGreaterThan(20);
});

describe.each(tables)('the table "%s"', (_name, words) => {
  it('each table has words in every language', () => {
    for (const language of LANGUAGES) expect(words[language], language).toMatch(/\p{L}/u);
  });

  it('each table has each phrase once per language, in lower case and without spaces around it', () => {
    for (const list of Object.values(words)) {
      const phrases = list.split('|');
      expect(new Set(phrases).size, list).toBe(phrases.length);
      for (const phrase of phrases) {
        expect(phrase).toBe(phrase.toLowerCase().trim());
        expect(phrase, list).not.toBe('');
      }
    }
  });
});
