import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { selectText } from '../../test/article-of.ts';
import { buildSnapshot, snapshotOfHtml } from '../../test/build-snapshot.ts';
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

it('restores a dropped heading above an edit link and a note of one line (as in Wikipedia)', () => {
  const edit = h('span', { className: ['mw-editsection'] }, ['[', h('a', { href: '/edit' }, 'edit'), ']']);
  const note = h('div', { role: 'note' }, ['Main article: ', h('a', { href: '/tides' }, 'Tides')]);
  expect(textsBetween(h('h2', 'The night'), edit, note)).toEqual(['The night']);
  expect(textsBetween(h('h2', 'The night'), h('div', 'Ten ferries'))).toEqual([]);
});

it('restores a dropped heading “See also” with an edit link', () => {
  const edit = h('span', { className: ['mw-editsection'] }, ['[', h('a', { href: '/edit' }, 'edytuj'), ']']);
  expect(textsBetween(h('h2', ['Zobacz też', edit])).join('')).toContain('Zobacz też');
});

it('restores dropped code right after kept text, even at the end of the article', () => {
  const snapshot = buildSnapshot(
    h('body', h('main', [h('p', PROSE), h('pre', 'b = 1'), h('div', 'Menu'), h('pre', 'c')])),
  );
  const answer = selectText(snapshot, (kept) => kept === PROSE);
  const { marks } = selectArticle(createPage(snapshot), answer).text;
  expect(marks.map(({ node }) => snapshot.nodes.text[node])).toEqual([PROSE, 'b = 1']);
});

it('restores dropped code between kept passages, even between other dropped lines', () => {
  const lines = [h('div', 'Ten ferries'), h('pre', 'a = 1'), h('div', 'Twelve ferries')];
  expect(textsBetween(...lines)).toEqual(['a = 1']);
  expect(textsBetween(...Array.from({ length: 9 }, () => lines).flat(), h('p', 'Dropped. '.repeat(40)))).toEqual([]);
});

it('restores dropped code above its caption, with the caption', () => {
  const code = h('pre', 'pandoc book.md');
  expect(textsBetween(h('figure', [code, h('figcaption', 'build.sh')]))).toEqual(['pandoc book.md', 'build.sh']);
  expect(textsBetween(h('figure', [h('figcaption', 'build.sh'), code]))).toEqual(['build.sh', 'pandoc book.md']);
  expect(textsBetween(code, h('div', 'Ten ferries'))).toEqual(['pandoc book.md']);
  expect(textsBetween(h('h2', 'Ten ferries'), h('figure', [h('img'), h('figcaption', 'A ferry')]))).toEqual([]);
});

it('does not restore a heading that links to another page, because it belongs to a teaser', () => {
  expect(textsBetween(h('h2', h('a', { href: '/other' }, 'Ten ferries')))).toEqual([]);
  expect(textsBetween(h('a', { href: '/other' }, h('h3', 'Ten ferries')))).toEqual([]);
  expect(textsBetween(h('h4', ['Lire aussi | ', h('a', { href: '/other' }, 'Ten ferries')]))).toEqual([]);
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

const NAMES = ['Winter', 'Water', 'Boats'];
const LIST = `<ul>${NAMES.map((name) => `<li>1. <a href="#${name}">Entry ${name}</a></li>`).join('')}</ul>`;
const parts = (level: string) =>
  NAMES.map((name) => `<${level} id="${name}">${name}</${level}><p>${PROSE}</p>`).join('');

/** Returns the kept lines except `PROSE`, joined by commas. The algorithm drops the texts that `isGone` accepts. */
function headingsOf(html: string, isGone = (text: string) => /^Entry|^\d|^\[/.test(text)): string {
  const snapshot = snapshotOfHtml(`<html><body><main><p>${PROSE}</p>${html}</main></body></html>`);
  const page = createPage(snapshot);
  const { text } = selectArticle(
    page,
    selectText(snapshot, (line) => !isGone(line.trim())),
  );
  const lines = text.marks.map(({ node }) => page.textOf(node).trim());
  return lines.filter((line) => line !== PROSE).join();
}

it('drops the heading of a table of contents together with the table, in any language', () => {
  for (const title of ['Table of Contents', 'Inhalt', '目次'])
    expect(headingsOf(`<h2>${title}</h2>${LIST}${parts('h2')}`)).toBe('Winter,Water,Boats');
  expect(headingsOf(`<div><h4>Contents</h4><span>[hide]</span></div><nav>${LIST}</nav>${parts('h2')}`)).toBe(
    'Winter,Water,Boats',
  );
});

it('drops the heading of a table of contents that the page has collapsed', () => {
  expect(headingsOf(`<h2>Contents</h2><div hidden>${LIST}</div>${parts('h2')}`)).toBe('Winter,Water,Boats');
});

it('keeps the heading of a table of contents if an entry or text below the heading is kept', () => {
  const some = (text: string) => /^(?:Entry Wa|\d)/.test(text);
  expect(headingsOf(`<h2>Contents</h2>${LIST}${parts('h2')}`, some)).toContain('Contents,Entry Winter,Entry Boats');
  expect(headingsOf(`<h2>The year</h2>${LIST}${parts('h3')}`)).toBe('The year,Winter,Water,Boats');
  expect(headingsOf(`<h2>The year</h2><p>${PROSE}</p>${LIST}${parts('h2')}`)).toContain('The year');
});

it('keeps a heading above a list of links to other pages, and above a list of notes', () => {
  const away = LIST.replaceAll('#', '/');
  expect(headingsOf(`<h2>Elsewhere</h2>${away}${parts('h2')}`)).toContain('Elsewhere');
  expect(headingsOf(`${parts('h2')}<h2>Notes</h2>${LIST}`)).toContain('Notes');
});
