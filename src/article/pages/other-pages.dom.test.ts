import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { sampleArticle } from '../../../test/mount-sample.ts';
import { removePages, snapshotPage } from '../../../test/render.ts';
import type { Article } from '../types.ts';
import { isNextWord } from './find-chapters.ts';
import { findPages, joinPages } from './other-pages.ts';
import { pageNumberOf } from './page-url.ts';

const SITE = 'https://example.org';

describe('the page number in an address', () => {
  it.each([
    ['/story', '/story?page=2', 2],
    ['/story?page=2', '/story?page=3', 3],
    ['/story?page=2', '/story', 1],
    ['/story?id=5', '/story?id=5&page=2', 2],
    ['/story?id=5', '/story?page=2&id=5', 2],
    ['/story', '/story/2', 2],
    ['/story/', '/story/2/', 2],
    ['/story', '/story/page/2/', 2],
    ['/story.html', '/story-2.html', 2],
    ['/story.html?from=front', '/story-2.html', 2],
    ['/story.html', '/story_2.html', 2],
    ['/story/page-2', '/story/page-3', 3],
    ['/story', '/story/seite-2', 2],
  ])('finds the page number if the open page is %s and a link leads to %s', (here, there, number) => {
    expect(pageNumberOf(SITE + there, SITE + here)?.number).toBe(number);
  });

  it.each([
    ['/article/12', '/article/13'],
    ['/2026/03/14/bells', '/2026/03/15/tides'],
    ['/2026/03', '/2026/04'],
    ['/story', '/other/2'],
    ['/story?id=5', '/story?id=6'],
    ['/story?id=5', '/story?page=2'],
    ['/story', '/story/comment-page-2'],
    ['/story', '/story'],
    ['/p/1234', '/p/1235'],
    ['/story?p=1204', '/story?p=1214'],
  ])('finds no page number if the open page is %s and a link leads to %s', (here, there) => {
    expect(pageNumberOf(SITE + there, SITE + here)).toBeNull();
  });
});

it.each(['Next', 'Next page »', 'Nächste Seite', 'Page suivante', 'Siguiente', '次へ', '下一页', '›'])(
  'takes "%s" for a link to the next page',
  (label) => expect(isNextWord(label)).toBe(true),
);
it.each(['Next article', 'The next morning', 'Previous', 'Share'])(
  'does not take "%s" for a link to the next page',
  (label) => expect(isNextWord(label)).toBe(false),
);

describe('the pages of an article', () => {
  const find = async (links: string, url = `${SITE}/story`) => {
    const { snapshot } = await snapshotPage(`<base href="${SITE}/"><p>Text</p>${links}`);
    removePages();
    return findPages({ ...snapshot, url });
  };

  it('finds the other pages of an article by the page numbers in links', async () => {
    const pages = await find(
      '<b>1</b> <a href="/story?page=2">2</a> <a href="/story?page=3">3</a> <a href="/story?page=2">Next</a>',
    );
    expect(pages).toMatchObject({ current: 1, last: 3 });
    expect([...(pages?.addresses.keys() ?? [])]).toEqual([2, 3]);
  });

  it('finds the other pages of an article from a middle page that links to the first page', async () => {
    const pages = await find('<a href="/story">1</a> <b>2</b> <a href="/story/3">3</a>', `${SITE}/story/2`);
    expect(pages).toMatchObject({ current: 2, last: 3 });
  });

  it('finds the next page of an article by rel=next alone', async () => {
    expect(await find('<link rel="next" href="/story?page=2">')).toMatchObject({ current: 1, last: 2 });
  });

  it.each([
    ['another article', '<a rel="next" href="/other">The next one</a>'],
    ['another site', '<a rel="next" href="https://elsewhere.org/story?page=2">Next</a>'],
    ['a headline with a number', '<a href="/story/2">The 2 best ferries of the northern islands, and why</a>'],
    ['pages of comments', '<a href="/story/comment-page-2">2</a>'],
    ['a hidden link', '<a hidden href="/story?page=2">2</a>'],
  ])('does not take %s for a page of the article', async (_what, links) => expect(await find(links)).toBeNull());
});

describe('joining pages', () => {
  const article = (...texts: string[]): Article => ({
    ...sampleArticle([]),
    tree: h(null, ...texts.map((text, index) => h('p', { dataNode: String(index + 1) }, text))) as Article['tree'],
    words: texts.join(' ').split(' ').length,
  });
  const LEAD = 'This is the lead of the story, and it stands on each of its pages.';
  const texts = (joined: Article | null) =>
    joined?.tree.children.map((child) => JSON.stringify(child).match(/"value":"(.*?)"/)?.[1]);

  it('joins pages in order, drops repeated text, does not count it, and gives each paragraph its own id (`dataNode`)', () => {
    const joined = joinPages(
      [
        { number: 2, article: article(LEAD, 'Two.'), size: 100 },
        { number: 3, article: article(LEAD, 'Three.'), size: 100 },
        { number: 1, article: article(LEAD, 'One.'), size: 100 },
      ],
      2,
    );
    expect(texts(joined)).toEqual([LEAD, 'One.', 'Page 2', 'Two.', 'Page 3', 'Three.']);
    const places = JSON.stringify(joined?.tree).match(/"dataNode":"\d+"/g);
    expect(places).toHaveLength(4);
    expect(new Set(places).size).toBe(4);
    expect(places).toContain('"dataNode":"2"');
    expect(joined?.words).toBe(`${LEAD} One. Two. Three.`.split(' ').length);
  });

  it('keeps the footnotes of each page apart', () => {
    const withNote = (text: string): Article => ({
      ...article(text),
      tree: h(
        null,
        h('p', text, h('a', { href: '#lectern-fn-1', id: 'lectern-fnref-1' }, '1')),
        h('section', h('li', { id: 'lectern-fn-1' }, `Note: ${text} `, h('a', { href: '#lectern-fnref-1' }, '↩'))),
      ) as Article['tree'],
    });
    const joined = joinPages(
      [1, 2, 3].map((number) => ({ number, article: withNote(`Text ${number}.`), size: 9 })),
      1,
    );
    const json = JSON.stringify(joined?.tree);
    const ids = [...json.matchAll(/"id":"(.*?)"/g)].map(([, id]) => id);
    const links = [...json.matchAll(/"href":"#(.*?)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(6);
    expect(new Set(links)).toEqual(new Set(ids));
  });

  it('keeps short texts that several pages repeat', () => {
    const parts = [1, 2].map((number) => ({ number, article: article('Yes.'), size: 9 }));
    expect(texts(joinPages(parts, 1))).toEqual(['Yes.', 'Page 2', 'Yes.']);
  });
});
