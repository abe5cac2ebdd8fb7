/** Tests reading articles in unusual places: in shadow trees, behind dialogs, under misleading class names. */
import { expect, it } from 'vitest';
import { showPage } from './show-page.ts';

const STARTS = [
  'The harbour wakes before the town does',
  'Nobody remembers who painted',
  'The old pilot said that a map',
  'By noon the fog had gone',
  'It is a small place',
  'When the wind turns to the north',
];

it.each([
  ['open shadow roots: reads an article in shadow roots', 'access--open-shadow', /$^/],
  ['consent dialog: reads the article behind the dialog', 'access--consent', /privacy|partners|consent/i],
  [
    'class names: keeps text with the classes "ads", "tool", "meta", "hero", "nav" and "comment"',
    'access--class-names',
    /$^/,
  ],
])('%s', async (_title, page, never) => {
  const { texts, text } = await showPage(page);
  expect(texts('.body p').map((paragraph) => STARTS.find((start) => paragraph.startsWith(start)))).toEqual(STARTS);
  expect(text()).not.toMatch(never);
});

it('short article: reads a short article, not the longer cookie policy', async () => {
  const { text } = await showPage('access--short-article');
  for (const start of STARTS.slice(0, 2)) expect(text()).toContain(start);
  expect(text()).not.toMatch(/cookies/i);
});

it('huge and broken pages: turns links with broken addresses into text, and keeps mail links', async () => {
  const { link, links, text, all } = await showPage('hostile--addresses');
  expect(link('Write to Ida').getAttribute('href')).toMatch(/^mailto:ida@lind\.test/);
  for (const name of ['nowhere', 'to a script', 'to no port']) {
    expect(links(name)).toHaveLength(0);
    expect(text()).toContain(name);
  }
  expect(all('.body img')).toHaveLength(0);
});

it('several pages: does not take the next article for the next page of this article', async () => {
  const { text, reader } = await showPage('pagination--next-article');
  expect(text()).toContain('The price of rope');
  expect(reader.textContent).not.toContain('Load all');
});
