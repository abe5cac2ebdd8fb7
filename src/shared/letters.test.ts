import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasLetter, hasLetterOrDigit, withLetters } from './letters.ts';

const SOURCES = [
  String.raw`\p{L}`,
  String.raw`[\p{L}\p{N}]+`,
  String.raw`[^\p{L}\p{N}]+`,
  String.raw`^\p{Lu}[\p{L}\p{M}.’'-]*(?:\s\p{Lu}\p{Ll}+){1,3}$`,
  String.raw`[\]\p{Nd}[]\p{Nd}|\[\p{M}\]`,
  String.raw`[\p{Script=Arabic}\p{Script=Cyrillic}]`,
];

/** Arbitrary texts, and texts of only Latin-1 and general punctuation, for which there is a faster pattern. */
const text = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...Array.from("Ab é’–…1²µß ªÞ÷\u2060[].'-")), maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

describe('letter patterns', () => {
  it('the faster letter patterns match exactly what patterns with Unicode properties match', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...SOURCES), (value, source) => {
        const found = (pattern: RegExp) => [...value.matchAll(pattern)].map(([part]) => part);
        expect(found(withLetters(source, 'g')(value))).toEqual(found(new RegExp(source, 'gu')));
      }),
    );
  });

  it('`hasLetter` and `hasLetterOrDigit` recognise all Unicode letters and digits', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(hasLetter(value)).toBe(/\p{L}/u.test(value));
        expect(hasLetterOrDigit(value)).toBe(/[\p{L}\p{N}]/u.test(value));
      }),
    );
  });
});
