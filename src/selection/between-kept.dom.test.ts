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

it('a heading between kept passages is kept, also one that links to itself', () => {
  expect(textsBetween(h('h2', 'The night'))).toEqual(['The night']);
  expect(textsBetween(h('h2', h('a', { href: '#night' }, 'The night')))).toEqual(['The night']);
});

it('a heading that is a link to another page heads a teaser', () => {
  expect(textsBetween(h('h2', h('a', { href: '/other' }, 'Ten ferries')))).toEqual([]);
  expect(textsBetween(h('a', { href: '/other' }, h('h3', 'Ten ferries')))).toEqual([]);
});

it('a heading with a link in it is a heading', () => {
  expect(textsBetween(h('h2', ['The night in ', h('a', { href: '/port' }, 'port')])).join('')).toBe(
    'The night in port',
  );
});

it('a heading in an entry of a list of which nothing is kept heads that entry', () => {
  expect(textsBetween(h('ul', h('li', h('h3', 'Ten ferries'))))).toEqual([]);
});

it('a term whose explanation is kept is kept, also one without a letter', () => {
  const key = (term: string, does: string) => [h('dt', h('kbd', term)), h('dd', does)];
  expect(textsBetween(h('dl', [...key('?', PROSE), ...key('C', PROSE)]))).toEqual(['?', 'C']);
  expect(textsBetween(h('dl', key('Price', 'none')))).toEqual([]);
});
