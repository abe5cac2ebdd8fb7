/**
 * Tests for bylines with a time of day before the name, and for authors that are accounts of the site and not persons,
 * such as “Staff”.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../../test/article-of.ts';
import { removePages } from '../../../../test/render.ts';

afterEach(removePages);

const bylineOf = async (html: string) => (await articleOf(html, (text) => text.startsWith('Body'))).metadata.byline;
const page = (lang: string, lines: string, head = '') =>
  `<html lang=${lang}><head><title>A long story</title>${head}</head><h1>A long story</h1>${lines}<p>Body`;
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('bylines with a time of day', () => {
  it.each([
    ['en', '10:15 AM by Ada Poe'],
    ['en', 'March 3, 2020, 10:15 pm by Ada Poe'],
    ['en', '3 March 2020 at 10:15 by Ada Poe'],
    ['en', '10:15 GMT By Ada Poe'],
    ['de', '03.03.2020, 10:15 Uhr von Ada Poe'],
    ['de', '10.15 Uhr, von Ada Poe'],
    ['fr', 'à 10h15 par Ada Poe'],
    ['fr', 'Le 3 mars 2020 à 10 h 15, par Ada Poe'],
    ['es', '3 de marzo de 2020, 10:15 h por Ada Poe'],
    ['pt', '03/03/2020 às 10h15 por Ada Poe'],
    ['it', '3 marzo 2020 ore 10:15 di Ada Poe'],
    ['nl', '3 maart 2020 om 10:15 uur door Ada Poe'],
  ])('finds the author after a time of day in the language %s: %s', async (lang, line) => {
    expect(await bylineOf(page(lang, `<p>${line}</p>`))).toBe('Ada Poe');
  });
});

describe('accounts declared as authors', () => {
  it.each([
    'Guest Contributor',
    'Guest Author',
    'Staff',
    'Staff Writer',
    'Admin',
    'admin',
    'Editor',
    'Editorial Team',
    'Redaktion',
    'Rédaction',
  ])('prefers the author’s name in the text to the declared account name "%s"', async (account) => {
    const head = ld({ '@type': 'Article', author: { '@type': 'Person', name: account } });
    expect(await bylineOf(page('en', '<p>By Ada Poe</p>', head))).toBe('Ada Poe');
    expect(await bylineOf(page('en', '<p>By Ada Poe</p>', `<meta name=author content="${account}">`))).toBe('Ada Poe');
  });
});

describe('bylines with place and date', () => {
  it.each([
    'KIRKWALL, March 3, 2020 by Ada Poe',
    'Kirkwall | March 3, 2020 | by Ada Poe',
    'Kirkwall, 3 March 2020, by Ada Poe',
    'By Ada Poe, Kirkwall, March 3, 2020',
  ])('finds the author after "by" in a line with place and date: %s', async (line) => {
    expect(await bylineOf(page('en', `<p>${line}</p>`))).toBe('Ada Poe');
  });
});

describe('names that may not be the author’s', () => {
  it.each([
    ['a dateline', '<p>LONDON, March 3 — The ferry stood still by the quay all night.</p>'],
    ['a dateline with "by"', '<p>LONDON by the river, March 3 — The ferry stood still.</p>'],
    ['a dateline with the means of delivery', '<p>LONDON, March 3 (by wire) — The ferry stood still.</p>'],
    ['the agency in a dateline', '<p>LONDON, March 3 (by AP) — The ferry stood still by the quay.</p>'],
    ['the place in a dateline', '<p>March 3 — By Kirkwall Pier the ferry stood still all night.</p>'],
  ])('does not take %s for an author', async (_what, lines) => {
    expect(await bylineOf(page('en', lines))).toBe('');
  });

  const named = (name: string) => [
    ld({ '@type': 'Article', author: { '@type': 'Organization', name } }),
    ld({ '@type': 'Article', author: { '@type': 'Person', name } }),
    ld({ '@type': 'Article', author: name }),
    `<meta name=author content="${name}">`,
  ];
  const SITE = '<meta property="og:site_name" content="The Harbour Post">';
  it.each([
    ['the site', SITE, 'The Harbour Post'],
    ['the site without “The”', SITE, 'Harbour Post'],
    ['the site in capitals', SITE, 'THE HARBOUR POST'],
    ['the site with its domain ending', SITE, 'HarbourPost.com'],
    [
      'the product',
      '<meta name=application-name content="Ferrybook"><meta property="og:site_name" content="Ferrybook Docs">',
      'Ferrybook',
    ],
    ['the software of the page', '<meta name=generator content="Quaypress 6.1">', 'Quaypress'],
    [
      'the publisher',
      ld({ '@type': 'Article', publisher: { '@type': 'Organization', name: 'FerryMedia' } }),
      'FerryMedia',
    ],
  ])('does not show the name of %s as the author, but shows the person in the byline', async (_what, head, name) => {
    for (const declared of named(name)) expect(await bylineOf(page('en', '', head + declared)), declared).toBe('');
    expect(await bylineOf(page('en', `<p>By ${name}</p>`, head))).toBe('');
    expect(await bylineOf(page('en', `<p>By Ada Poe</p>`, head + named(name)[1]))).toBe('Ada Poe');
  });

  it.each([
    ['a person whom the site is partly named after', '<meta property="og:site_name" content="Ada Poe on Harbours">'],
    ['a person whom the site is named after', '<meta property="og:site_name" content="Ada Poe">'],
  ])('shows %s as the author', async (_what, head) => {
    for (const declared of named('Ada Poe').slice(1))
      expect(await bylineOf(page('en', '', head + declared)), declared).toBe('Ada Poe');
    expect(await bylineOf(page('en', '<p>By Ada Poe</p>', head))).toBe('Ada Poe');
  });

  it('takes a person for the author even if the site’s publisher has the same name', async () => {
    const publisher = { '@type': ['Person', 'Organization'], name: 'Ada Poe' };
    const declared = ld({ '@type': 'Article', author: { '@type': 'Person', name: 'Ada Poe' }, publisher });
    expect(await bylineOf(page('en', '', declared))).toBe('Ada Poe');
  });
});
