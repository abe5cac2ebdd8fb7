import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { buildSnapshot } from '../../../test/build-snapshot.ts';
import { createPage } from '../page.ts';
import { createModelView } from './model-view.ts';
import { wordsOf } from './title.ts';
import { gramsOf, sharedGrams } from './word-hash.ts';

/** Returns the share of the three-word runs in `text` that also occur in `other`. */
function shared(text: string, other: string): number {
  const grams = gramsOf(wordsOf(other));
  return grams ? sharedGrams(createModelView(createPage(buildSnapshot(h('p', [text])))).text, 0, grams) : 0;
}

test('returns the share of three-word runs that two texts have in common', () => {
  expect(shared('The harbour was quiet', 'Today the HARBOUR was quiet again')).toBe(1);
  expect(shared('The harbour was quiet', 'The harbour was loud')).toBe(1 / 2);
  expect(shared('The harbour was quiet', 'quiet was harbour the')).toBe(0);
});

test('finds no common runs of words in texts shorter than three words', () => {
  expect(shared('The harbour', 'The harbour was quiet')).toBe(0);
  expect(gramsOf(wordsOf('The harbour'))).toBeNull();
});
