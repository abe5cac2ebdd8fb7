import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortened } from './text.ts';

describe('shortened', () => {
  it.each([
    ['The boats lay still', 19, 'The boats lay still'],
    ['The boats lay still', 18, 'The boats lay…'],
    ['The boats lay still', 13, 'The boats lay…'],
    ['  The\n boats ', 40, 'The boats'],
    ['船は静かに灰色の水の上に浮かんでいた。', 10, '船は静かに灰色の水の…'],
    ['Donaudampfschifffahrt', 10, 'Donaudampf…'],
    ['ab😀😀', 3, 'ab…'],
  ])('shortens %j to at most %d characters (not counting the added "…"): %j', (text, most, short) => {
    expect(shortened(text, most)).toBe(short);
  });

  it('shortens any text to the requested length (not counting the added "…") and never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 50 }), (text, most) => {
        const short = shortened(text, most);
        expect(short.length).toBeLessThanOrEqual(most + 1);
        expect(() => encodeURIComponent(short)).not.toThrow();
      }),
    );
  });
});
