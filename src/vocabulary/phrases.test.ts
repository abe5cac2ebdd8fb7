import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternativesOf, indexPhrases, phrasesIn } from './phrases.ts';
import { wordsFor } from './provided.ts';
import { WORDS } from './words/index.ts';

const PURPOSES = Object.keys(WORDS) as (keyof typeof WORDS)[];
const INDEXES = new Map(PURPOSES.map((purpose) => [purpose, indexPhrases(Object.values(wordsFor(purpose)))]));
const PARTS = [
  ...new Set(
    PURPOSES.flatMap((purpose) =>
      Object.values(wordsFor(purpose))
        .join('|')
        .split(/[|,… _*]+/),
    ),
  ),
];

/** Random texts of words from the tables, with other characters between them. */
const text = fc
  .array(fc.tuple(fc.constantFrom(...PARTS, 'misled', 'i', 'ı'), fc.constantFrom(' ', '', '  ', ': ', '12 ', 'x')), {
    maxLength: 8,
  })
  .map((parts) => parts.flat().join('').slice(0, 200));

describe('the phrases that a text may contain', () => {
  it('a pattern with only the phrases that a text may contain finds the same match as one with all phrases', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...PURPOSES), fc.boolean(), (value, purpose, isAtStart) => {
        const index = INDEXES.get(purpose);
        if (!index) throw new Error(purpose);
        const find = (phrases: typeof index.phrases) =>
          new RegExp(`${isAtStart ? '^' : ''}(?:${alternativesOf(phrases)})`).exec(value);
        const [own, all] = [find(phrasesIn(index, value, isAtStart)), find(index.phrases)];
        expect([own?.index, own?.[0]]).toEqual([all?.index, all?.[0]]);
      }),
    );
  });
});
