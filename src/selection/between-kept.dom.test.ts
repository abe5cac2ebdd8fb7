import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { selectText } from '../../test/article-of.ts';
import { buildSnapshot } from '../../test/build-snapshot.ts';
import { createPage } from '../page/page.ts';
import { selectArticle } from './select-article.ts';

const PROSE = 'A sentence, which is long enough to be one of a text, and is kept.';

function textsBetween(...between: ReturnType<typeof h>[]): string[] {
  const snapshot = buildSnapshot(h('body', h('main', [h('p', PROSE), ...between, h('p', PROSE)])));
  const page = createPage(snapshot);
  const { text } = selectArticle(
    page,
    selectText(snapshot, (kept) => kept === PROSE),
  );
  return text.marks.map(({ node }) => page.textOf(node)).filter((kept) => kept !== PROSE);
}

it('restores a dropped heading between kept passages, even if the heading links to itself', () => {
  expect(textsBetween(h('h2', 'The night'))).toEqual(['The night']);
  expect(textsBetween(h('h2', h('a', { href: '#night' }, 'The night')))).toEqual(['The night']);
});

it('does not restore a heading that links to another page, because it belongs to a teaser', () => {
  expect(textsBetween(h('h2', h('a', { href: '/other' }, 'Ten ferries')))).toEqual([]);
  expect(textsBetween(h('a', { href: '/other' }, h('h3', 'Ten ferries')))).toEqual([]);
});

it('restores a dropped heading in which only some of the words are a link', () => {
  expect(textsBetween(h('h2', ['The night in ', h('a', { href: '/port' }, 'port')])).join('')).toBe(
    'The night in port',
  );
});

it('does not restore a heading in a list item that has no other kept text', () => {
  expect(textsBetween(h('ul', h('li', h('h3', 'Ten ferries'))))).toEqual([]);
});

it('restores the term (`<dt>`) of a kept definition, even if the term has no letters', () => {
  const key = (term: string, does: string) => [h('dt', h('kbd', term)), h('dd', does)];
  expect(textsBetween(h('dl', [...key('?', PROSE), ...key('C', PROSE)]))).toEqual(['?', 'C']);
  expect(textsBetween(h('dl', key('Price', 'none')))).toEqual([]);
});
