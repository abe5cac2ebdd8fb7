/**
 * Tests that lists of sources are kept, even if their entries are only links, and that lists of other articles on the
 * site are dropped.
 */
import { afterEach, describe, expect, inject, it } from 'vitest';
import { removePages } from '../render.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const TEXT = [
  'The old lock was built of larch, which lasts for as long as it is never dry, and the keeper knew every plank of it by its sound. [1]',
  'When the canal was emptied in the winter of the long frost, the planks that had been under water for ninety years turned grey in a week. [2]',
  'Nobody had expected that, although the drawings of the engineer say so in a note on the last sheet, which nobody had unfolded for decades.',
  'Since then the gates have been of steel, and the keeper has had to learn another kind of listening, for steel complains in one note only. [3]',
  'The larch went to the boatyard, where it was sawn into benches, and those who sit there in summer say that it still smells of the lock.',
];

const BARE = [
  'https://timber.example/larch',
  'https://canals.example/frost-of-1929',
  'https://archive.example/drawings/17',
];
const TITLES = ['Larch under water', 'The winter of the long frost', 'Drawings of the upper lock'];
const HOSTS = ['timber.example', 'canals.example', 'archive.example'];

const ENTRIES: Readonly<Record<string, (entry: number) => string>> = {
  'bare addresses': (entry) => `<a href="${BARE[entry]}">${BARE[entry]}</a>`,
  'numbered addresses': (entry) => `[${entry + 1}] <a href="${BARE[entry]}">${BARE[entry]}</a>`,
  'titles as links': (entry) => `<a href="https://${HOSTS[entry]}/${entry}">${TITLES[entry]}</a>`,
  'author, title, year': (entry) =>
    `${['Brandt, I.', 'Holt, P.', 'Poe, A.'][entry]} (19${entry + 61}): <a href="https://${HOSTS[entry]}/${entry}">${TITLES[entry]}</a>`,
  'addresses as text': (entry) => `${BARE[entry]}`,
};

const shown = (entries: string, entry: number) => (entries.includes('address') ? BARE : TITLES)[entry] ?? '';

const LISTS: Readonly<Record<string, (entries: readonly string[]) => string>> = {
  ul: (entries) => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`,
  ol: (entries) => `<ol>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ol>`,
  paragraphs: (entries) => entries.map((entry) => `<p>${entry}</p>`).join(''),
  'divs in a div': (entries) => `<div>${entries.map((entry) => `<div>${entry}</div>`).join('')}</div>`,
  'lines of one paragraph': (entries) => `<p>${entries.join('<br>')}</p>`,
  'a list in a div': (entries) => `<div><ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul></div>`,
};

/** Markup above a list of sources, which announces the list. */
const HEADS: Readonly<Record<string, string>> = {
  Sources: '<h2>Sources</h2>',
  'References in h3': '<h3>References</h3>',
  'bold Links:': '<p><strong>Links:</strong></p>',
  'a sentence': '<p>Those who want to know more about larch and about locks will find it here:</p>',
};

const page = (
  end: string,
  behind = '',
) => `<!doctype html><html lang="en"><head><title>The gates of larch | Lockpost</title><meta property="og:type" content="article"><style>
  body{margin:0;font:17px/1.6 Georgia,serif}header,footer{background:#eee;padding:12px 30px}main{max-width:720px;margin:0 auto;padding:20px}</style></head>
  <body><header><a href="/">Lockpost</a> <a href="/news">News</a> <a href="/letters">Letters</a> <a href="/shop">Shop</a></header>
  <main><article><h1>The gates of larch</h1><p class="byline">By Ada Poe</p>${TEXT.map((line) => `<p>${line}</p>`).join('')}${end}</article>${behind}</main>
  <footer><a href="/imprint">Imprint</a> <a href="/privacy">Privacy</a> <a href="/contact">Contact</a> © 2026 Lockpost</footer></body></html>`;

const textOf = async (html: string) => show(await openHtml(html, `${location.origin}/larch/index.html`)).text();

/** Returns the lines that the reader does not show. Checks the article's own lines and `lines`. */
async function missing(html: string, lines: readonly string[]): Promise<string[]> {
  const text = await textOf(html);
  return [...TEXT, ...lines].filter((line) => !text.includes(line));
}

/**
 * All combinations of entries, list and announcement. The short run tests a quarter of them: each kind of entry in each
 * kind of list, and each announcement above each list.
 */
const COMBINATIONS = Object.keys(LISTS).flatMap((list, row) =>
  Object.keys(ENTRIES).flatMap((entries, column) =>
    Object.keys(HEADS)
      .filter((_head, at) => inject('isLong') || at === (row + column) % 4)
      .map((head) => [entries, list, head] as const),
  ),
);

it.each(COMBINATIONS)('keeps a list of sources with %s as %s, announced by %s', async (entries, list, head) => {
  const made = [0, 1, 2].map((entry) => (ENTRIES[entries] ?? expect.fail(entries))(entry));
  const end = `${HEADS[head]}${(LISTS[list] ?? expect.fail(list))(made)}`;
  const lines = [0, 1, 2].map((entry) => shown(entries, entry));
  expect(await missing(page(end), lines)).toEqual([]);
});

const list = (links: readonly (readonly [address: string, words: string])[]) =>
  `<ul>${links.map(([address, words]) => `<li><a href="${address}">${words}</a></li>`).join('')}</ul>`;
const CITED = list(TITLES.map((title, entry) => [`https://${HOSTS[entry]}/${entry}`, title] as const));
const OWN = list(TITLES.map((title, entry) => [`/notes/${entry}-larch-and-locks`, title] as const));

describe('lists that the text announces or cites', () => {
  it.each<[string, string, string[]?]>([
    ['below a heading without a word for sources', `<h3>Mentioned above</h3>${CITED}`],
    ['links to other sites, below “Further reading”', `<h3>Further reading</h3>${CITED}`],
    ['sources on the same site, below “Sources”', `<h2>Sources</h2>${OWN}`],
    [
      'links to the same site, below a sentence about them',
      `<p>The keeper has told us about all of this over the years, in these three notes:</p>${OWN}`,
    ],
    [
      'below a heading and a sentence about the links',
      `<h2>To read on</h2><p>All of these are worth an evening in winter:</p>${CITED}`,
    ],
    [
      'a single source, below “Source”',
      '<h3>Source</h3><p><a href="https://timber.example/larch">Larch under water</a></p>',
      ['Larch under water'],
    ],
    [
      '“Source” and the source in one line',
      '<p>Source: <a href="https://timber.example/larch">Larch under water</a></p>',
      ['Larch under water'],
    ],
    [
      'addresses at which to write to the author',
      '<p>If you have heard a larch plank sing, please write to me at one of these:</p><ul><li><a href="mailto:ada@larch.example">ada@larch.example</a></li><li><a href="https://social.example/@ada">@ada@social.example</a></li></ul>',
      ['ada@larch.example', '@ada@social.example'],
    ],
    [
      'a list of terms whose descriptions are links',
      `<h2>Links</h2><dl>${TITLES.map((title, entry) => `<dt><a href="${BARE[entry]}">${title}</a></dt><dd>${HOSTS[entry]}</dd>`).join('')}</dl>`,
    ],
    ['in a section with the class “references”', `<section class="references"><h2>References</h2>${CITED}</section>`],
    ['in the footer of the article', `<footer><h2>References</h2>${CITED}</footer>`],
    ['in an aside with the class “links”', `<aside class="links"><h2>Links</h2>${CITED}</aside>`],
    ['below a German heading', `<h2>Quellen und Links</h2>${CITED}`],
    ['below a Japanese heading', `<h2>参考文献</h2>${CITED}`],
    [
      'numbered sources without a heading',
      `<div class="small">${TITLES.map((title, entry) => `<div>[${entry + 1}] <a href="/archive/${entry}">${title}</a></div>`).join('')}</div>`,
    ],
  ])('keeps a list that the text announces or cites (%s)', async (_what, end, lines = TITLES) => {
    expect(await missing(page(end), lines)).toEqual([]);
  });

  it('keeps a list of sources after the element that contains the text', async () => {
    expect(await missing(page('', `<section class="sources"><h2>Sources</h2>${CITED}</section>`), TITLES)).toEqual([]);
  });
});

describe('links to other articles of the site', () => {
  it.each<[string, string]>([
    ['below “Read more”', `<h3>Read more</h3>${OWN}`],
    ['below “Related articles”', `<h2>Related articles</h2>${OWN}`],
    ['below “More from” and the name of the site', `<h3>More from Lockpost</h3>${OWN}`],
    ['below “Latest”', `<h3>Latest</h3>${OWN}`],
    ['below “Further reading”', `<h3>Further reading</h3>${OWN}`],
    ['below the bold line “Read also”', `<p><strong>Read also:</strong></p>${OWN}`],
    ['without a heading', OWN],
    ['below “In this series”', `<h3>In this series</h3>${OWN}`],
    [
      'sponsored links to other sites, by their rel attribute',
      `<h3>Around the web</h3>${CITED.replaceAll('<a ', '<a rel="sponsored" ')}`,
    ],
    [
      'links to other sites in a box with the class “sponsored”',
      `<div class="sponsored"><h3>From the web</h3>${CITED}</div>`,
    ],
    ['links in a nav element', `<nav><h3>Links</h3>${OWN}</nav>`],
  ])('drops links to other articles of the site (%s)', async (_what, end) => {
    const text = await textOf(page(end));
    expect(TEXT.filter((line) => !text.includes(line))).toEqual([]);
    expect(TITLES.filter((title) => text.includes(title))).toEqual([]);
  });
});
