import { expect, test } from 'vitest';
import type { Highlight, HighlightedPage } from '../../store/highlights/types.ts';
import { countOf, findHighlights, firstOf, matcher } from './find.ts';

const one = (exact: string, note = ''): Highlight => ({
  id: exact.replace(/\W/g, '').toLowerCase(),
  colour: 'yellow',
  note,
  quote: { exact, prefix: '', suffix: '' },
  start: 0,
  made: 0,
  changed: 0,
});
const page = (address: string, title: string, ...highlights: Highlight[]): HighlightedPage => ({
  version: 1,
  address,
  title,
  highlights,
});
const PAGES = [
  page('https://www.b.test/tides', 'Tides', one('The bell of the other island', 'Which one?'), one('High water')),
  page('https://a.test/x', 'Letters', one('Dear sister')),
];
const found = (query: string) =>
  findHighlights(PAGES, matcher(query)).flatMap((each) => each.highlights.map(({ id }) => id));

test('a search looks for its words in the text, note, page title and address of a highlight', () => {
  expect(found('')).toHaveLength(3);
  expect(found('BELL which')).toEqual(['thebelloftheotherisland']);
  expect(found('tides water')).toEqual(['highwater']);
  expect(found('a.test')).toEqual(['dearsister']);
  expect(found('bell a.test')).toEqual([]);
  expect(found('b.test')).toHaveLength(2);
});

test('the options page lists at most the given number of highlights', () => {
  expect(firstOf(PAGES, 2).map(({ title }) => title)).toEqual(['Tides']);
  expect(countOf(firstOf(PAGES, 1))).toBe(1);
  expect(countOf(firstOf(PAGES, 99))).toBe(3);
});
