/**
 * Tests that only words that people chose are taken from class names and ids: no generated parts, and no words about
 * the page's topic.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_STEM } from './types.ts';
import { stemsOf } from './view.ts';

test.each([
  ['related-posts__item', ['related', 'posts', 'item']],
  ['newsletterSignup', ['newsletter', 'signup']],
  ['Button_root__3hK2d', ['button', 'root']],
  ['css-1x2y3z', []],
  ['css-ctufc', []],
  ['css-1x2y3z-Button-label', ['button', 'label']],
  ['sc-bdVaJa kDpEzM', []],
  ['jss12', []],
  ['x1n2onr6 x1ja2u2z', []],
  ['VfPpkd', []],
  ['qzxkvw', []],
  ['post-4711 category-politics tag-elections author-jane', ['post']],
  ['how-to-cook-rice-at-home', []],
  ['widget2 widget3', ['widget']],
  ['HTMLBlock', ['html', 'block']],
])('remembered corrections describe an element with the class "%s" by the words %j', (value, stems) => {
  expect(stemsOf(value)).toEqual(stems);
});

test('remembered corrections describe elements by short, distinct words in lower case, though classes are not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
      const stems = stemsOf(value);
      expect(new Set(stems).size).toBe(stems.length);
      expect(stems.filter((stem) => !/^[a-z\u00e0-\uffff]+$/.test(stem) || stem.length > LONGEST_STEM)).toEqual([]);
    }),
  );
});

test('remembered corrections do not describe elements by generated class names', () => {
  const hash = fc.stringMatching(/^[a-z]*\d[a-z]+\d[a-z\d]{2,6}$/);
  fc.assert(
    fc.property(hash, fc.constantFrom('css-', 'sc-', 'jss-', 'svelte-', ''), (made, mark) => {
      expect(stemsOf(mark + made)).toEqual([]);
    }),
  );
});
