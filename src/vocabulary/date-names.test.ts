import { expect, test } from 'vitest';
import { intlNames, monthNamed } from './date-names.ts';
import { MONTH_STEMS } from './names/dates.ts';

const TAGS = Object.keys(MONTH_STEMS);

test.each(TAGS)('recognises all month names that the browser knows in the language %s', (tag) => {
  const names = [...intlNames(tag)].filter(([name]) => !/\p{N}/u.test(name));
  expect(names.length).toBeGreaterThanOrEqual(12);
  expect(names.map(([name]) => [name, monthNamed(name, tag)])).toEqual(names);
});

test('recognizes months in a language without its own list of months, and for language tags with a region', () => {
  expect(monthNamed('ožujka', 'hr')).toBe(3);
  expect(monthNamed('mars', 'nn-NO')).toBe(3);
  expect(monthNamed('mars', 'fr_CA')).toBe(3);
  expect(monthNamed('mars', 'no language')).toBe(0);
});

test('returns 0 for a word that is not a month in the given language', () => {
  expect(monthNamed('pommes', 'fr')).toBe(0);
  expect(monthNamed('mars', 'en')).toBe(0);
});

test('returns the long and short names of all weekdays', () => {
  const names = intlNames('de', 'weekday');
  for (const name of ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag', 'mo', 'so'])
    expect([...names.keys()]).toContain(name);
});
