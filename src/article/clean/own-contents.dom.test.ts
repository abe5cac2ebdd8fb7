import fc from 'fast-check';
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { afterEach, expect, test } from 'vitest';
import { anyArticle } from '../../../test/arbitrary-article.ts';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { exportMarkdown } from '../../export/markdown.ts';
import { element, textOf } from '../structure/hast.ts';
import { markOwnContents } from './own-contents.ts';

afterEach(removePages);

const HEADINGS = ['a', 'b', 'c'].map((id) => `<h2 id="${id}">Part ${id}</h2><p>Text of ${id}.</p>`).join('');
const links = (...ids: string[]) => ids.map((id) => `<li><a href="#${id}">Part ${id}</a></li>`).join('');

async function htmlOf(body: string): Promise<string> {
  const article = await articleOf(body);
  return toHtml(article.tree).replaceAll(/ data-(?:node|object)="\d+"/g, '');
}

test('recognises the page’s own table of contents, together with its title', async () => {
  const html = await htmlOf(`<h1>x</h1><p>One.</p><h2>On this page</h2><ul>${links('a', 'b', 'c')}</ul>${HEADINGS}`);
  expect(html).toMatch(/<p>One.<\/p><section data-contents=""><h[23]>On this page<\/h[23]><ul>.*<\/ul><\/section><h2/);
});

test('recognises a nested table of contents without a title, even if the headings have no ids', async () => {
  const headings =
    '<h2><span id="a">Part a</span></h2><p>1</p><div id="b"><h3>Part b</h3><p>2</p></div><a name="c"></a><h2>Part c</h2><p>3</p>';
  const list = `<ol><li>1. <a href="#a">Part a</a><ol>${links('b')}</ol></li>${links('c')}</ol>`;
  const html = await htmlOf(`<h1>x</h1><p>One two three, and so on, without an end.</p>${list}${headings}`);
  expect(html.match(/<section data-contents="">/g)).toHaveLength(1);
});

test('does not take lists with sentences, only two links or links to other pages for a table of contents', async () => {
  const sentences = ['a', 'b', 'c'].map(
    (id) => `<li>It is said in <a href="#${id}">part ${id}</a> that so it is.</li>`,
  );
  const elsewhere = '<li><a href="/y">Part y</a></li><li><a href="/z">Part z</a></li>';
  for (const list of [sentences.join(''), links('a', 'b', 'c') + elsewhere, links('a', 'b')]) {
    expect(await htmlOf(`<h1>x</h1><p>One.</p><ul>${list}</ul>${HEADINGS}`)).not.toContain('data-contents');
  }
});

test('replaces a link in a table of contents by its text if the target is not in the article', async () => {
  const html = await htmlOf(`<h1>x</h1><p>One.</p><ul>${links('a', 'b', 'c', 'gone')}</ul>${HEADINGS}`);
  expect(html).toContain('<li>Part gone</li>');
  expect(html.match(/<li><a/g)).toHaveLength(3);
});

test('exports the page’s own table of contents unchanged', async () => {
  const article = await articleOf(`<h1>x</h1><p>One.</p><h2>Contents</h2><ul>${links('a', 'b', 'c')}</ul>${HEADINGS}`);
  expect(exportMarkdown(article)).toMatch(/#+ Contents\n\n[*-] +\[Part a\]/);
});

test('keeps all text in the same order when it recognises a table of contents', () => {
  const context = {
    headline: '',
    byline: '',
    language: 'en',
    ownUrls: new Set(['https://example.org/']),
    textStyleAt: () => null,
  } as unknown as Parameters<typeof markOwnContents>[1];
  const said = (nodes: readonly ElementContent[]) => nodes.map(textOf).join('|').replaceAll('|', '');
  const entry = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      text: fc.string({ maxLength: 12 }),
      isNested: fc.boolean(),
    })
    .map(({ id, text, isNested }) => {
      const link = element('a', { href: `https://example.org/#${id}` }, text);
      return element(
        'li',
        {},
        isNested ? [element('p', {}, [link]), element('ul', {}, [element('li', {}, [link])])] : [link],
      );
    });
  const headings = ['a', 'b', 'c'].map((id) => element('h2', { id: `lectern-${id}` }, `Part ${id}`));
  fc.assert(
    fc.property(anyArticle, fc.array(entry, { maxLength: 8 }), ({ tree }, entries) => {
      const before = [...(tree.children as ElementContent[]), element('ul', {}, entries), ...headings];
      const after = markOwnContents(before, context);
      expect(said(after)).toBe(said(before));
    }),
    { numRuns: 60 },
  );
});
