/**
 * Tests which text of several pages the default algorithm and the steps after it (passes) keep, and which they drop.
 */
import { expect, it } from 'vitest';
import { showPage } from './show-page.ts';

interface Page {
  title: string;
  page: string;
  /** Texts that the article must contain, in this order. */
  keeps: readonly string[];
  drops?: readonly string[];
}

const PAGES: readonly Page[] = [
  {
    title: 'ends a post of an old blog at the end of its text, without related posts',
    page: 'ends--labels',
    keeps: ['On Monday', 'On Wednesday', 'By Friday'],
    drops: ['Related posts', 'What a chain weighs', 'Share this', 'Leave a reply', 'Submit', 'Archives'],
  },
  {
    title: 'reads a short post without the side column and the form for comments',
    page: 'ends--side-column',
    keeps: ['for the first time in eleven years', 'The mayor came, and left again'],
    drops: ['walked to the island', 'two streets from the water', 'Leave a Reply', 'Security question'],
  },
  {
    title: 'drops a list of headlines that link to other pages, and keeps a list that the text announces',
    page: 'ends--teaser-lists',
    keeps: ['Der Müller misst', 'Die Pegel seit 1891', 'Alte Karten des Grabens', 'Der Rat entscheidet'],
    drops: ['Fischer zählen', 'Salzlager wird', 'Uhr ohne Zeiger'],
  },
  {
    title: 'keeps two cards with partly the same text',
    page: 'copies--cards',
    keeps: ['brass', 'Burns for', '89.00', 'tin', 'Burns for', '49.00', 'Ship bell', '120.00'],
  },
  {
    title: 'keeps repeated text in its place',
    page: 'copies--narrow-screen',
    keeps: ['Open daily', 'The last keeper', 'If you want to see the cellar'],
  },
  {
    title: 'keeps the text of a shop page in order',
    page: 'copies--shop',
    keeps: ['Each lantern is lit once', 'The lantern that', 'We send it with a wick'],
  },
];

it.each(PAGES)('the default algorithm $title', async ({ page, keeps, drops = [] }) => {
  const { text } = await showPage(page);
  for (const words of keeps) expect(text()).toContain(words);
  let from = 0;
  if (!page.startsWith('ends--teaser'))
    for (const words of keeps) {
      const at = text().indexOf(words, from);
      expect(at, words).toBeGreaterThanOrEqual(from);
      from = at + words.length;
    }
  for (const words of drops) expect(text()).not.toContain(words);
});

it.each([1280, 390])('keeps the whole recipe card in a window of %i px', async (width) => {
  const { text } = await showPage('recipes--card', width);
  for (const line of [
    'Cook time',
    '25 minutes',
    '2 tbsp butter',
    '1 bay leaf',
    'Melt the butter',
    '410 kcal',
    'wet sand',
  ])
    expect(text()).toContain(line);
  for (const left of ['Barley broth', 'Newsletter', 'About me']) expect(text()).not.toContain(left);
});

it.each([
  [
    'copies--narrow-screen',
    ['What to look at', 'The clock in the hall', 'Above the stove', 'Open daily', 'The last keeper'],
  ],
  ['copies--shop', ['The lantern that the ferry carries']],
])('keeps one copy of text that the page %s repeats, and does not warn of missing text', async (page, lines) => {
  const { text, said } = await showPage(page);
  for (const line of lines) expect(text().split(line), line).toHaveLength(2);
  expect(said()).not.toContain('may be missing');
});

it('keeps both of two cards with the same text', async () => {
  expect((await showPage('copies--cards')).text().split('Burns for twenty hours')).toHaveLength(3);
});

it('keeps all items of lists within the text, even if the items are links', async () => {
  const { texts } = await showPage('lists--within-text');
  const first = texts('.body > ul:nth-of-type(1) > li');
  const tools = ['Twine', 'Needle', 'Scissors', 'Wool', 'Gauge'];
  expect(first).toHaveLength(tools.length);
  for (const [index, tool] of tools.entries()) expect(first[index]).toMatch(new RegExp(`^${tool}\\s*Buy it for`));
  expect(texts('.body > ul:nth-of-type(2) > li')).toEqual(['Netmakers’ Guild', 'Harbour Museum', 'Evening School']);
});

it('drops a table of contents together with its heading', async () => {
  const { texts } = await showPage('outline--contents-left-out');
  expect(texts('h2')).toEqual(['The first winter', 'High water', 'Forty boats a day', 'Eleven pots of green']);
});
