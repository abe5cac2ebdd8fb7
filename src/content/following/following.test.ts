import { h } from 'hastscript';
import { afterEach, describe, expect, it } from 'vitest';
import { selectText } from '../../../test/article-of.ts';
import { sampleArticle } from '../../../test/mount-sample.ts';
import { removePages, renderPage, textNode } from '../../../test/render.ts';
import type { Article } from '../../article/types.ts';
import { takeSnapshot } from '../../snapshot/take.ts';
import { keepCurrentArticle } from '../current-article.ts';
import { keptElement } from './kept-element.ts';
import { withoutOutdated } from './outdated-hints.ts';
import { placesBetween } from './places.ts';
import { fingerprint, isPlaceholder, isSameStory } from './same-story.ts';
import { watchChanges } from './watch-changes.ts';

afterEach(removePages);

describe('places', () => {
  it('follow their text when the page grows above it', async () => {
    const document = await renderPage('<p>One</p><p>Two</p><p>Three</p>');
    const before = takeSnapshot(document);
    document.body.prepend(document.createElement('p'), 'New');
    const after = takeSnapshot(document);
    const now = placesBetween(before, after);
    for (const text of ['One', 'Two', 'Three']) {
      expect(now(textNode(before.snapshot, text))).toBe(textNode(after.snapshot, text));
    }
  });

  it('of a text that is gone are near it', async () => {
    const document = await renderPage('<p>One</p><p id="two">Two</p><p>Three</p>');
    const before = takeSnapshot(document);
    document.getElementById('two')?.remove();
    const after = takeSnapshot(document);
    const now = placesBetween(before, after)(textNode(before.snapshot, 'Two'));
    const around = [textNode(after.snapshot, 'One'), textNode(after.snapshot, 'Three')];
    expect(now).toBeGreaterThanOrEqual(around[0] as number);
    expect(now).toBeLessThanOrEqual(around[1] as number);
  });
});

describe('the same story', () => {
  const article = (...texts: string[]): Article => ({
    ...sampleArticle([]),
    tree: h(null, ...texts.map((text, index) => h('p', { dataNode: String(index) }, text))) as Article['tree'],
  });
  it.each([
    [true, 'as it was', ['a', 'b'], ['a', 'b']],
    [true, 'grown', ['a', 'b'], ['a', 'b', 'c', 'd', 'e']],
    [true, 'grown above', ['a', 'b'], ['x', 'a', 'b']],
    [true, 'being written', ['It costs'], ['It costs two']],
    [true, 'corrected', ['a', 'b', 'c', 'd'], ['a', 'b', 'x', 'd']],
    [false, 'another one', ['a', 'b'], ['x', 'y']],
    [false, 'another one with a line in common', ['a', 'b', 'c'], ['a', 'y', 'z']],
  ])('%s: %s', (isSame, _what, before, after) => {
    expect(isSameStory(article(...before), article(...after))).toBe(isSame);
  });

  it('is unchanged when only places differ', () => {
    const moved = h(null, h('p', { dataNode: '7' }, 'a')) as Article['tree'];
    expect(fingerprint({ ...article('a'), tree: moved })).toBe(fingerprint(article('a')));
    expect(fingerprint(article('b'))).not.toBe(fingerprint(article('a')));
  });

  it('has not begun while a page only says that it is loading', () => {
    expect(isPlaceholder({ ...article('Loading …'), words: 1 })).toBe(true);
    expect(isPlaceholder(article('a'))).toBe(false);
  });
});

it('what the head still says of the article before is left out, what it says of the site is not', async () => {
  const document =
    await renderPage(`<title>One</title><meta property="og:title" content="One"><meta property="og:site_name" content="S">
    <meta name="author" content="A"><script type="application/ld+json">{"headline":"One"}</script><p>x</p>`);
  const before = takeSnapshot(document).snapshot.metadata;
  document.querySelector('meta[name=author]')?.setAttribute('content', 'B');
  const { metadata } = withoutOutdated(takeSnapshot(document), before).snapshot;
  expect(metadata).toMatchObject({ title: '', jsonLd: [], meta: { author: ['B'], 'og:site_name': ['S'] } });
  expect(metadata.meta['og:title']).toBeUndefined();
});

it('the element that is watched holds the kept text and what comes beside it', async () => {
  const document = await renderPage('<div id="page"><main><p>One</p><p>Two</p></main><aside>x</aside></div>');
  const page = takeSnapshot(document);
  const { marks } = selectText(page.snapshot, (text) => text !== 'x');
  expect(keptElement(page, marks)?.id).toBe('page');
});

describe('changes of the page', () => {
  it('are looked at once for many, and only where they concern', async () => {
    const document = await renderPage('<main><p>One</p></main><aside></aside>');
    const lifetime = new AbortController();
    let looks = 0;
    const root = () => document.querySelector('main');
    watchChanges(document, { root, look: () => ++looks > 0 }, lifetime.signal);
    document.querySelector('aside')?.append('x');
    await new Promise((done) => setTimeout(done, 900));
    expect(looks).toBe(0);
    for (let times = 0; times < 20; times++) document.querySelector('main')?.append('x');
    await expect.poll(() => looks, { timeout: 3000 }).toBe(1);
    lifetime.abort();
    document.querySelector('main')?.append('x');
    await new Promise((done) => setTimeout(done, 900));
    expect(looks).toBe(1);
  });
});

describe('of several articles on a page', () => {
  const PROSE = 'The river rose again in the night, and the ferry stayed where it was. '.repeat(15);
  const article = (title: string, address = '') =>
    `<article ${address && `data-url="${address}"`}><h1>${title}</h1><p style="height:3000px">${title}: ${PROSE}</p></article>`;
  const read = async (html: string, hasMoved: boolean, top = 0) => {
    const page = takeSnapshot(await renderPage(html));
    const viewport = { ...page.snapshot.viewport, scrollY: top };
    const { nodes } = keepCurrentArticle({ ...page, snapshot: { ...page.snapshot, viewport } }, hasMoved).snapshot;
    return nodes.text
      .filter((text, id) => nodes.hidden[id] === 0 && text.includes(': The'))
      .map((text) => text.slice(0, 3));
  };

  it('the one in view is kept, where the page goes by another address by now', async () => {
    expect(await read(article('One') + article('Two'), true)).toEqual(['One']);
    expect(await read(article('One') + article('Two'), true, 3000)).toEqual(['Two']);
  });

  it('the one in view is kept, where the page is declared as the first one’s', async () => {
    expect(await read(`<title>One | Site</title>${article('One')}${article('Two')}`, false)).toEqual(['One']);
  });

  it('all are kept on a front page', async () => {
    expect(await read(`<title>Site</title>${article('One')}${article('Two')}`, false)).toEqual(['One', 'Two']);
  });
});
