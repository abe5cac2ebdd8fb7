import { expect, test } from 'vitest';
import { MONTH_STEMS } from '../../../vocabulary/names/dates.ts';
import { intlNames, monthNamed } from './month-names.ts';

const TAGS = Object.keys(MONTH_STEMS);

test.each(TAGS)('%s: every name that the browser knows is told by its beginning', (tag) => {
  const names = [...intlNames(tag)];
  expect(names.length).toBeGreaterThanOrEqual(12);
  expect(names.map(([name]) => [name, monthNamed(name, tag)])).toEqual(names);
});

test('a language without a table is asked of the browser', () => {
  expect(monthNamed('ožujka', 'hr')).toBe(3);
  expect(monthNamed('mars', 'nn-NO')).toBe(3);
  expect(monthNamed('mars', 'fr_CA')).toBe(3);
  expect(monthNamed('mars', 'no language')).toBe(0);
});

test('a word that is no month', () => {
  expect(monthNamed('pommes', 'fr')).toBe(0);
  expect(monthNamed('mars', 'en')).toBe(0);
});
