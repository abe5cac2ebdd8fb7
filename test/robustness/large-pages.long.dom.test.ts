/** Tests that extremely large pages are read, even if it takes long. */
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { afterEach, describe, expect, it } from 'vitest';
import type { Article } from '../../src/article/types.ts';
import { exportText } from '../../src/export/text.ts';
import { buildSnapshot } from '../build-snapshot.ts';
import { removePages } from '../render.ts';
import { PICTURE, read, SENTENCE } from './around-prose.ts';
import { articleBy, expectSafe, SOME } from './whole-way.ts';

afterEach(removePages);

/** Test timeout (ms). It is long, because reading such pages may take longer than a user would wait. */
const LONG = 180_000;

const readSome = (html: string, algorithms = SOME) => read(html, undefined, algorithms);

function count(article: Article, tagName: string): number {
  let found = 0;
  visit(article.tree, 'element', (element) => {
    if (element.tagName === tagName) found++;
  });
  return found;
}

describe('pages with many elements', { timeout: LONG }, () => {
  it('reads a page with 10,000 pictures', async () => {
    const { article } = await readSome(
      Array.from(
        { length: 10_000 },
        (_, i) => `<img loading=lazy src="${PICTURE}#${i}" alt="" width=640 height=320>`,
      ).join(''),
    );
    expect(count(article, 'img')).toBe(10_000);
  });

  it('reads a table with 5,000 rows', async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => `<tr><td>${i}<td>b<td>c`).join('');
    const { article } = await readSome(`<table><tr><th>a<th>b<th>c${rows}</table>`);
    expect(count(article, 'tr')).toBe(5001);
  });

  it('reads ten nested tables', async () => {
    const open = Array.from({ length: 10 }, (_, i) => `<table><tr><td>level ${i}</td><td>`).join('');
    const { text } = await readSome(`${open}inmost${'</td></tr></table>'.repeat(10)}`);
    for (const part of ['level 0', 'level 9', 'inmost']) expect(text).toContain(part);
  });

  it('reads a page with 100,000 text nodes', async () => {
    const { text } = await readSome('<p>a <b>b</b></p>'.repeat(25_000), ['html-text']);
    expect(text).toContain('a b');
  });

  it('reads a paragraph with more parts than a function call can have arguments', async () => {
    const { text } = await readSome(`<p>${'<i>a</i> '.repeat(130_000)}</p>`, ['html-text']);
    expect(text.length).toBeGreaterThan(260_000);
  });

  it('reads a page with a hundred frames, and with nested frames', async () => {
    const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    let nested = '<p>inmost</p>';
    for (let depth = 0; depth < 8; depth++) nested = `<iframe srcdoc="${escaped(nested)}"></iframe>`;
    const { text } = await readSome(`${'<iframe srcdoc="<p>framed text</p>"></iframe>'.repeat(100)}${nested}`);
    expect(text.match(/framed text/g)).toHaveLength(100);
    expect(text).toContain('inmost');
  });

  it.each(SOME)('the algorithm %s reads 100,000 nested elements', (algorithm) => {
    let nested = h('p', SENTENCE.repeat(3));
    for (let depth = 0; depth < 100_000; depth++) nested = h(depth % 2 === 0 ? 'blockquote' : 'b', nested);
    const article = articleBy(buildSnapshot(h('main', [nested, h('p', SENTENCE.repeat(3))])), algorithm);
    expectSafe(article);
    expect(exportText(article)).toContain(SENTENCE);
  });
});

describe('pages with large content', { timeout: LONG }, () => {
  it('reads a picture of 5 MB in a data URL', async () => {
    const { article } = await readSome(
      `<img src="${PICTURE}%3C!--${'a'.repeat(5_000_000)}--%3E" width=640 height=320>`,
    );
    expect(count(article, 'img')).toBe(1);
  });

  it('reads a million characters in one text node, with and without spaces', async () => {
    const { text } = await readSome(`<p>${'word '.repeat(200_000)}</p><p>${'x'.repeat(1_000_000)}</p>`);
    expect(text.length).toBeGreaterThan(1_900_000);
  });

  it('reads a million Chinese characters, which have no spaces between them', async () => {
    const { article } = await readSome(`<p>${'大江又漲了，'.repeat(170_000)}</p>`);
    expect(article.words).toBeGreaterThan(100_000);
  });
});
