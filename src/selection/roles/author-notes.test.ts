import { expect, it } from 'vitest';
import { page, prose, rolesOf } from '../../../test/roles-of.ts';

const BIO = 'Anna Berg has written about harbours since 1998. She lives in a lighthouse with two cats.';
const START = BIO.slice(0, 30);
const HEADLINE = '<h1>Storm keeps the ferry in port</h1>';
const box = (heading: string, bio = BIO) => `<div><h2>${heading}</h2><div><div><p>${bio}</p></div></div></div>`;
const roleBelow = (html: string, above = prose(9)) =>
  rolesOf(page(`<div>${HEADLINE}${above}</div>${html}`), 'article')[START];

it.each(['About the author', 'À propos de l’auteur', 'Über die Autorin', '著者について'])(
  'leaves out a box with the heading "%s" below an article',
  (heading) => {
    expect(roleBelow(box(heading))).toBe('other');
  },
);

it('keeps a box with another heading, a long one, and one without an article above it', () => {
  expect(roleBelow(box('About the storm'))).toBe('body');
  expect(roleBelow(box('About the author', `${BIO} ${'She wrote a book about it. '.repeat(50)}`))).toBe('body');
  expect(roleBelow(box('About the author'), prose(1))).toBe('body');
});

it('keeps sections with longer headings, sections about the author of a book, and what follows in the box', () => {
  expect(roleBelow(box('About the writer shortage'))).toBe('body');
  expect(roleBelow(`${box('About the book', 'It is a book about ferries.')}${box('About the author')}`)).toBe('body');
  const SOURCES = 'The harbour office keeps a log of each ferry.';
  const both = `<div><h3>About the author</h3><p>${BIO}</p><h3>Sources</h3><p>${SOURCES}</p></div>`;
  const roles = rolesOf(page(`<div>${HEADLINE}${prose(9)}${prose(9)}</div>${both}`), 'article');
  expect([roles[START], roles[SOURCES.slice(0, 30)]]).toEqual(['other', 'body']);
});

it('keeps text below a heading "About the author" that is not in a box', () => {
  expect(roleBelow('', `${prose(9)}<h2>About the author</h2><p>${BIO}</p>${prose(9)}`)).toBe('body');
});
