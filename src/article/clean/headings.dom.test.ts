import { toHtml } from 'hast-util-to-html';
import { afterEach, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { exportMarkdown } from '../../export/markdown.ts';

afterEach(removePages);

it('moves code and lists out of a heading', async () => {
  const article = await articleOf('<h1>x</h1><p>a</p><h2>b <pre>&lt;b&gt;\nc</pre> d<ul><li>e</li></ul></h2>');
  const html = toHtml(article.tree).replaceAll(/ data-(?:node|object)="\d+"/g, '');
  expect(html).toBe('<p>a</p><h2>b</h2><pre><code>&#x3C;b>\nc</code></pre><h2>d</h2><ul><li>e</li></ul>');
  expect(exportMarkdown(article)).toContain('## b\n\n```\n<b>\nc\n```\n\n## d\n');
});
