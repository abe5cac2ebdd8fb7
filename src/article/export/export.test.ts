import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { exportHtml } from './html.ts';
import { exportMarkdown } from './markdown.ts';
import { exportText } from './text.ts';

afterEach(removePages);

const PAGE = `<title>T</title><meta name=author content="A B"><h1>T</h1><p>one <b>two</b><br>three</p>
  <ul><li>a<ul><li>b</li></ul></li></ul><table><tr><th>x</th><th>y</th></tr><tr><td>1</td><td>2</td></tr></table>
  <pre><code class="language-c">int a;\n  int b;</code></pre><blockquote>q</blockquote>`;

describe('text', () => {
  it('has headline, credits, paragraphs, lists, cells and code as they show', async () => {
    expect(exportText(await articleOf(PAGE))).toBe(
      'T\n\nA B\n\none two\nthree\n\na\nb\n\nx\ty\n1\t2\n\nint a;\n  int b;\n\nq',
    );
  });
});

describe('HTML', () => {
  it('is semantic and says nothing of the reader', async () => {
    const html = exportHtml(await articleOf(PAGE));
    expect(html).toContain('<h1>T</h1><p>A B</p><p>one <strong>two</strong><br>three</p>');
    expect(html).not.toMatch(/data-node|id="/);
  });
});

describe('Markdown', () => {
  it('is GitHub-flavoured', async () => {
    const markdown = exportMarkdown(await articleOf(PAGE));
    expect(markdown).toContain('# T\n\nA B\n\none **two**\\\nthree\n');
    expect(markdown).toContain('- a\n  - b\n');
    expect(markdown).toMatch(/\| x \| y \|\n\| - \| - \|\n\| 1 \| 2 \|/);
    expect(markdown).toContain('```c\nint a;\n  int b;\n```');
    expect(markdown).toContain('> q');
  });

  it('cannot smuggle markup: what was text stays text', async () => {
    const hostile = '&lt;script&gt;alert(1)&lt;/script&gt; [a](javascript:x) # no *no* `no` | no';
    const markdown = exportMarkdown(await articleOf(`<p>${hostile}</p>`));
    expect(markdown).toContain('\\<script>');
    expect(markdown).toContain('\\[a]\\(javascript:x)');
    expect(markdown).toContain('\\*no\\*');
  });

  it('keeps fences longer than those in the code', async () => {
    expect(exportMarkdown(await articleOf('<pre>```\nx\n```</pre>'))).toContain('````\n```\nx\n```\n````');
  });
});

describe('any page', () => {
  it('exports without an exception, whatever it holds', async () => {
    const piece = fc.constantFrom(
      '<p>a</p>',
      '<table>',
      '<tr>',
      '<td>b',
      '</table>',
      '<ul>',
      '<li>c',
      '</ul>',
      '<h1>d</h1>',
      '<pre>e\n',
      '</pre>',
      '<blockquote>',
      '</blockquote>',
      '<a href="x">',
      '</a>',
      '<br>',
      '<br><br>',
      '<b>',
      '</div>',
      '<div>',
      '<dl><dt>f<dd>g',
      '<figure>',
      '<figcaption>h',
      '\ud800',
      '\u0000',
      '\u202e',
      '<svg><text>i</text></svg>',
      '<img src=x width=100 height=100>',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
        const article = await articleOf(pieces.join(''));
        expect(typeof exportText(article) + typeof exportHtml(article) + typeof exportMarkdown(article)).toBe(
          'stringstringstring',
        );
        removePages();
      }),
      { numRuns: 60 },
    );
  });
});
