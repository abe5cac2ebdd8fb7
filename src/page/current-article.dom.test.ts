import { afterEach, describe, expect, it } from 'vitest';
import { removePages, renderPage } from '../../test/render.ts';
import { keepCurrentArticle, withoutOutdated } from './current-article.ts';
import { createPage } from './page.ts';
import { takeSnapshot } from './snapshot/take.ts';

afterEach(removePages);

describe('a page with several articles', () => {
  const PROSE = 'The river rose again in the night, and the ferry stayed where it was. '.repeat(15);
  const article = (title: string, address = '') =>
    `<article ${address && `data-url="${address}"`}><h1>${title}</h1><p style="height:3000px">${title}: ${PROSE}</p></article>`;
  const read = async (html: string, hasMoved: boolean, top = 0) => {
    const { snapshot } = takeSnapshot(await renderPage(html));
    const viewport = { ...snapshot.viewport, scrollY: top };
    const { nodes } = keepCurrentArticle(createPage({ ...snapshot, viewport }), hasMoved);
    return nodes.text
      .filter((text, id) => nodes.hidden[id] === 0 && text.includes(': The'))
      .map((text) => text.slice(0, 3));
  };

  it('keeps only the article in view if the page has changed its address since it was loaded', async () => {
    expect(await read(article('One') + article('Two'), true)).toEqual(['One']);
    expect(await read(article('One') + article('Two'), true, 3000)).toEqual(['Two']);
  });

  it('keeps only the article in view if the title of the page contains the title of its first article', async () => {
    expect(await read(`<title>One | Site</title>${article('One')}${article('Two')}`, false)).toEqual(['One']);
  });

  it("keeps only the JSON-LD that contains the page's current address", async () => {
    const ld = (url: string, text: string) =>
      JSON.stringify({ '@type': 'Article', mainEntityOfPage: { '@id': url }, text });
    const { snapshot } = takeSnapshot(await renderPage(article('One') + article('Two')));
    const viewport = { ...snapshot.viewport, scrollY: 3000 };
    const [first, second] = [ld('https://a.test/1', 'not https://a.test/2'), ld('https://a.test/2#top', 'two')];
    const metadata = { ...snapshot.metadata, jsonLd: [first, 'no JSON https://a.test/2', second] };
    const page = createPage({ ...snapshot, url: 'https://a.test/2', viewport, metadata });
    expect(keepCurrentArticle(page, true).snapshot.metadata.jsonLd).toEqual([second]);
  });

  it('keeps all articles of a front page', async () => {
    expect(await read(`<title>Site</title>${article('One')}${article('Two')}`, false)).toEqual(['One', 'Two']);
  });
});

afterEach(removePages);

it('drops the metadata of the previous article, but keeps the metadata of the site', async () => {
  const document =
    await renderPage(`<title>One</title><meta property="og:title" content="One"><meta property="og:site_name" content="S">
    <meta name="author" content="A"><script type="application/ld+json">{"headline":"One"}</script><p>x</p>`);
  const before = takeSnapshot(document).snapshot.metadata;
  document.querySelector('meta[name=author]')?.setAttribute('content', 'B');
  const { metadata } = withoutOutdated(takeSnapshot(document).snapshot, before);
  expect(metadata).toMatchObject({ title: '', jsonLd: [], meta: { author: ['B'], 'og:site_name': ['S'] } });
  expect(metadata.meta['og:title']).toBeUndefined();
});
