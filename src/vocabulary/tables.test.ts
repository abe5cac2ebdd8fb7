import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Words } from './languages.ts';
import { WORDS } from './words/index.ts';

const tables: [string, Words][] = Object.entries(WORDS);

it('are many', () => {
  expect(tables.length).toBeGreaterThan(20);
});

describe.each(tables)('%s', (_name, words) => {
  it('has words of every language', () => {
    for (const language of LANGUAGES) expect(words[language], language).toMatch(/\p{L}/u);
  });

  it('is written as patterns are made of it: in lower case, once, without spaces around', () => {
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
