import { expect, it } from 'vitest';
import { articleTitle, type TitleSources } from './paragraphs.ts';

function titleOf(sources: Partial<TitleSources>): string {
  return articleTitle({ title: '', headings: [], meta: {}, ...sources });
}

it("finds the article's title: the longest part of the page's title, without the site's name", () => {
  expect(titleOf({ title: 'Rain and the river | Local Times' })).toBe('Rain and the river');
  expect(titleOf({ title: 'Local Times » Rain and the river' })).toBe('Rain and the river');
});

it('splits the title at a pipe, or at a hyphen if it has no pipe', () => {
  expect(titleOf({ title: 'Rain in the well-known town' })).toBe('Rain in the well');
  expect(titleOf({ title: 'The well-known town | Times' })).toBe('The well-known town');
});

it("uses the first of equally long parts of the page's title as the article's title", () => {
  expect(titleOf({ title: 'Rain|Snow' })).toBe('Rain');
});

it('prefers a short part of the title to a longer part if the short part has the words of the heading', () => {
  const headings = ['Rain, and more!'];
  expect(titleOf({ title: 'rain and more | The Daily Newspaper of the Valley', headings })).toBe('Rain, and more!');
});

it('keeps a title that equals the heading', () => {
  expect(titleOf({ title: 'Rain | and a river', headings: ['Rain | and a river'] })).toBe('Rain | and a river');
});

it("uses a heading as the article's title if it equals the title in a meta element", () => {
  const headings = ['Rain and the river'];
  const meta = { 'og:title': ['rain and the river!'] };
  expect(titleOf({ title: 'News of the day - Local Times', headings, meta })).toBe('Rain and the river');
});

it("prefers the heading to a shorter title in a meta element if the page's title contains both", () => {
  const meta = { 'og:title': ['the river'] };
  expect(titleOf({ title: 'Rain and the river - Times', headings: ['Rain and the river'], meta })).toBe(
    'Rain and the river',
  );
});

it("uses the title in a meta element as the article's title if the page's title begins with it", () => {
  expect(titleOf({ title: 'Rain - the river - Times', meta: { headline: ['Rain - the river'] } })).toBe(
    'Rain - the river',
  );
});

it('prefers the title in the meta element "dc.title" to that in "title"', () => {
  const meta = { title: ['Rain and'], 'dc.title': ['Rain'] };
  expect(titleOf({ title: 'Rain and more', meta })).toBe('Rain');
});

it("ignores headings of two words, and compares only the longest of the others with the page's title", () => {
  expect(titleOf({ title: 'Sports | A day of rain', headings: ['Latest Sports'] })).toBe('A day of rain');
  expect(titleOf({ title: 'x', headings: ['One two three', 'One two three four', 'Five six seven eig'] })).toBe('x');
  expect(titleOf({ title: 'one two three four', headings: ['One two three', 'One two three four'] })).toBe(
    'One two three four',
  );
});

it('takes an unrelated Cyrillic heading for the title, because only Latin letters are compared', () => {
  expect(titleOf({ title: 'Дождь и река', headings: ['Совсем другой заголовок'] })).toBe('Совсем другой заголовок');
});

it('returns an empty title for a page whose title is blank, even if the page has a heading', () => {
  expect(titleOf({ title: ' ', headings: ['One two three'] })).toBe('');
});
