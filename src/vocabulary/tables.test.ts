import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Words } from './languages.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', '!./*.test.ts', '!./match.ts', '!./languages.ts'],
  {
    eager: true,
  },
);

const tables = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(
    (entry): entry is [string, Words] =>
      typeof entry[1] === 'object' && 'en' in (entry[1] as object) && 'ar' in (entry[1] as object),
  );

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
