import { toHtml } from 'hast-util-to-html';
import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';

afterEach(removePages);

/** Returns the HTML of the article if the algorithm kept only those texts of the page for which `isKept` is true. */
async function bodyOf(html: string, isKept: (text: string) => boolean): Promise<string> {
  const { tree } = await articleOf(`<title>T</title><h1>T</h1>${html}`, (text) => text !== 'T' && isKept(text));
  return toHtml(tree).replace(/ data-(?:node|object)="\d+"/g, '');
}

const isParagraph = (text: string) => text.startsWith('Text');

describe('headings that an algorithm left out', () => {
  it('adds headings that the algorithm left out between two kept passages', async () => {
    const html = '<p>Text one.</p><h2>Part</h2><h3>Section</h3><p>Text two.</p>';
    expect(await bodyOf(html, isParagraph)).toBe('<p>Text one.</p><h2>Part</h2><h3>Section</h3><p>Text two.</p>');
  });

  it.each([
    ['the first passage', '<h2>Menu</h2><p>Text one.</p>'],
    ['text that was dropped', '<p>Text one.</p><h2>Related</h2><p>Dropped.</p>'],
    [
      'a passage far from the previous one',
      `<p>Text one.</p><p>${'Dropped. '.repeat(60)}</p><h2>Part</h2><p>Text two.</p>`,
    ],
  ])('does not add a heading above %s', async (_where, html) => {
    expect(await bodyOf(html, isParagraph)).not.toContain('<h2>');
  });
});

describe('code that an algorithm left out', () => {
  it.each([
    ['between two kept passages', '<p>Text one.</p><pre>a = 1</pre><p>Text two.</p>'],
    ['right after the last passage', '<p>Text one.</p><div><pre>a = 1</pre></div><p>Dropped.</p>'],
  ])('adds code that an algorithm left out %s', async (_where, html) => {
    expect(await bodyOf(html, isParagraph)).toContain('<pre><code>a = 1</code></pre>');
  });

  it.each([
    ['above the first passage', '<pre>a = 1</pre><p>Text one.</p>'],
    ['after a dropped line', '<p>Text one.</p><p>Dropped:</p><pre>a = 1</pre>'],
  ])('does not add code that the algorithm left out %s', async (_where, html) => {
    expect(await bodyOf(html, isParagraph)).not.toContain('<pre>');
  });
});

describe('data tables', () => {
  const row = (year: number, kept: string) => `<tr><td>${year}</td><td>${kept}</td></tr>`;
  const table = (...kept: string[]) =>
    `<table><caption>Rain</caption><thead><tr><th>Year</th><th>Rain</th></tr></thead><tbody>${kept.map((text, index) => row(2000 + index, text)).join('')}</tbody></table>`;

  it('completes a data table if the algorithm kept most of it', async () => {
    const body = await bodyOf(`<p>Text.</p>${table('Text of the rain', 'Text of the snow')}`, isParagraph);
    expect(body).toContain('<caption>Rain</caption>');
    expect(body).toContain('<tr><td>2001</td><td>Text of the snow</td></tr>');
  });

  it('adds the header of a data table if the algorithm kept some rows', async () => {
    const body = await bodyOf(`<p>Text.</p>${table('Text', ...Array(20).fill('Dropped words'))}`, isParagraph);
    expect(body).toContain('<thead><tr><th>Year</th><th>Rain</th></tr></thead>');
    expect(body).not.toContain('Dropped');
  });

  it('does not add a data table if the algorithm kept nothing of it', async () => {
    expect(await bodyOf(`<p>Text.</p>${table('Dropped')}`, isParagraph)).toBe('<p>Text.</p>');
  });
});
