/** Bylines with a time of day before the name, and generic accounts such as “Staff”. */
import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../../test/article-of.ts';
import { removePages } from '../../../../test/render.ts';

afterEach(removePages);

const bylineOf = async (html: string) => (await articleOf(html, (text) => text.startsWith('Body'))).metadata.byline;
const page = (lang: string, lines: string, head = '') =>
  `<html lang=${lang}><head><title>A long story</title>${head}</head><h1>A long story</h1>${lines}<p>Body`;
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('a time of day before the name is none of it', () => {
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
  ])('%s: %s', async (lang, line) => {
    expect(await bylineOf(page(lang, `<p>${line}</p>`))).toBe('Ada Poe');
  });
});

describe('an account gives way to the byline in the text', () => {
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
  ])('%s', async (account) => {
    const head = ld({ '@type': 'Article', author: { '@type': 'Person', name: account } });
    expect(await bylineOf(page('en', '<p>By Ada Poe</p>', head))).toBe('Ada Poe');
    expect(await bylineOf(page('en', '<p>By Ada Poe</p>', `<meta name=author content="${account}">`))).toBe('Ada Poe');
  });
});

describe('no author is', () => {
  it.each([['a dateline', '', '<p>LONDON, March 3 — The ferry stood still by the quay all night.</p>']])(
    '%s',
    async (_what, head, lines) => {
      expect(await bylineOf(page('en', lines, head))).toBe('');
    },
  );
});
