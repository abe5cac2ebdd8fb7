import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { buildSnapshot } from '../../../test/build-snapshot.ts';
import { createPage } from '../page.ts';
import { createModelView } from './model-view.ts';
import { wordsOf } from './scan-text.ts';
import { addBits, createHashTable, gramsOf, lookUp, numberOf, sharedGrams } from './word-hash.ts';

test('the hash table accepts all 32-bit keys, including 0 and negative numbers', () => {
  const keys = [0, 1, -1, 0x7fffffff, -0x80000000, 12345];
  const table = createHashTable(keys.length);
  for (const key of keys) expect(lookUp(table, key)).toBe(0);
  for (const [index, key] of keys.entries()) addBits(table, key, 1 << index);
  for (const [index, key] of keys.entries()) expect(lookUp(table, key)).toBe(1 << index);
  expect(lookUp(table, 2)).toBe(0);
});

test('the hash table combines all bits that are added to one key', () => {
  const table = createHashTable(1);
  addBits(table, 7, 1);
  addBits(table, 7, 4);
  expect(lookUp(table, 7)).toBe(5);
});

test('the hash table keeps the first number that is assigned to a key', () => {
  const table = createHashTable(3);
  expect([numberOf(table, 50, 1), numberOf(table, 60, 2), numberOf(table, 50, 3), numberOf(table, 70, 3)]).toEqual([
    1, 2, 1, 3,
  ]);
});

test('the hash table has room for the requested number of entries, even with similar keys', () => {
  const size = 1000;
  const table = createHashTable(size);
  for (let key = 0; key < size; key++) addBits(table, key << 16, key + 1);
  for (let key = 0; key < size; key++) expect(lookUp(table, key << 16)).toBe(key + 1);
  expect(lookUp(table, -5)).toBe(0);
});

test('a hash table with room for 0 entries contains no key', () => {
  expect(lookUp(createHashTable(0), 0)).toBe(0);
});

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
