import fc from 'fast-check';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { articleWith } from '../../test/arbitrary-article.ts';
import { articleOf } from '../../test/article-of.ts';
import { removePages } from '../../test/render.ts';
import { NO_METADATA } from '../article/types.ts';
import { htmlFile } from './html-file.ts';
import { exportMarkdown } from './markdown.ts';
import { markdownFile } from './markdown-file.ts';
import { exportHtml } from './printable.ts';
import { exportText } from './text.ts';

afterEach(removePages);

const PAGE = `<title>T</title><meta name=author content="A B"><h1>T</h1><p>one <b>two</b><br>three</p>
  <ul><li>a<ul><li>b</li></ul></li></ul><table><tr><th>x</th><th>y</th></tr><tr><td>1</td><td>2</td></tr></table>
  <pre><code class="language-c">int a;\n  int b;</code></pre><blockquote>q</blockquote>`;

describe('plain text', () => {
  it('exports headline, credits, paragraphs, lists, table cells and code as plain text', async () => {
    expect(exportText(await articleOf(PAGE))).toBe(
      'T\n\nA B\n\none two\nthree\n\na\nb\n\nx\ty\n1\t2\n\nint a;\n  int b;\n\nq',
    );
  });
});

describe('text direction marks', () => {
  const RLM = '\u200f';
  const article = articleWith([
    h('p', [h('strong', 'שלום'), RLM, h('em', '!'), ` C${RLM} `]),
    h('p', ['a', h('a', { href: 'https://k.test/' }, `\u2068b\u2069`)]),
  ]);

  it('keeps text direction marks in plain text, and adds no spaces beside them', () => {
    expect(exportText(article)).toBe(`שלום${RLM}! C${RLM}\n\na\u2068b\u2069`);
  });

  it('keeps text direction marks in Markdown and HTML', () => {
    expect(exportMarkdown(article)).toContain(` C${RLM}\n\na[\u2068b\u2069](https://k.test/)`);
    expect(exportHtml(article)).toContain(`<strong>שלום</strong>${RLM}<em>!</em> C${RLM} </p>`);
  });
});

it('writes a q element with quotation marks in text and Markdown', () => {
  const article = articleWith([h('p', ['She said ', h('q', ['no ', h('em', 'way')]), '.'])]);
  expect(exportText(article)).toBe('She said "no way".');
  expect(exportMarkdown(article)).toBe('She said "no _way_".\n');
  expect(exportHtml(article)).toBe('<p>She said <q>no <em>way</em></q>.</p>');
});

it('escapes the dot of "www." in Markdown, so that it does not become a link', () => {
  expect(exportMarkdown(articleWith([h('p', 'WWW.`a` www.*b*')]))).toBe('WWW\\.\\`a\\` www\\.\\*b\\*\n');
});

describe('HTML', () => {
  it('exports HTML without ids and without the attributes that the reader adds', async () => {
    const html = exportHtml(await articleOf(PAGE));
    expect(html).toContain('<h1>T</h1><p>A B</p><p>one <strong>two</strong><br>three</p>');
    expect(html).not.toMatch(/data-node|id="/);
  });
});

describe('Markdown', () => {
  it('writes GitHub-flavoured Markdown', async () => {
    const markdown = exportMarkdown(await articleOf(PAGE));
    expect(markdown).toContain('# T\n\nA B\n\none **two**\\\nthree\n');
    expect(markdown).toContain('- a\n  - b\n');
    expect(markdown).toMatch(/\| x \| y \|\n\| - \| - \|\n\| 1 \| 2 \|/);
    expect(markdown).toContain('```c\nint a;\n  int b;\n```');
    expect(markdown).toContain('> q');
  });

  it('escapes text that looks like Markdown or HTML', async () => {
    const hostile = '&lt;script&gt;alert(1)&lt;/script&gt; [a](javascript:x) # no *no* `no` | no';
    const markdown = exportMarkdown(await articleOf(`<p>${hostile}</p>`));
    expect(markdown).toContain('\\<script>');
    expect(markdown).toContain('\\[a]\\(javascript:x)');
    expect(markdown).toContain('\\*no\\*');
  });

  it('encloses a code block in four backticks in Markdown if the code contains three', async () => {
    expect(exportMarkdown(await articleOf('<pre>```\nx\n```</pre>'))).toContain('````\n```\nx\n```\n````');
  });
});

describe('Markdown for content without a Markdown form', () => {
  const markdownOf = (...children: Parameters<typeof articleWith>[0][number][]) =>
    exportMarkdown(articleWith(children));

  it('writes notes as Markdown footnotes, and notes that nothing refers to as a list', () => {
    const reference = h('sup', h('a', { href: '#lectern-fn-1', id: 'lectern-fnref-1', dataFootnoteRef: '' }, '1'));
    const back = h('a', { href: '#lectern-fnref-1', dataFootnoteBackref: '' }, '↩');
    const notes = h('ol', [
      h('li', { id: 'lectern-fn-1' }, ['A note. ', back]),
      h('li', { id: 'lectern-fn-2' }, 'Another.'),
    ]);
    const tree = [h('p', ['Text', reference, '.']), h('section', { dataFootnotes: '' }, notes)];
    expect(markdownOf(...tree)).toBe('Text[^1].\n\n1. Another.\n\n[^1]: A note.\n');
  });

  it('writes formulas as TeX in Markdown and text', () => {
    const math = (display: string) =>
      h(
        'math',
        { display },
        h('semantics', [h('mi', 'x'), h('annotation', { encoding: 'application/x-tex' }, 'x^2 | y')]),
      );
    const tree = {
      ...articleWith([]),
      tree: h(null, [
        h('p', ['If ', math('inline'), ' costs $5:']),
        math('block'),
        h('table', [h('tr', [h('th', math('inline')), h('th', 'b')])]),
      ]),
    };
    expect(exportMarkdown(tree)).toBe(
      'If $x^2 | y$ costs \\$5:\n\n$$\nx^2 | y\n$$\n\n| $x^2 \\vert  y$ | b |\n| - | - |\n'.replace(
        '| - | - |',
        '| -------------- | - |',
      ),
    );
    expect(exportText(tree)).toContain('If $x^2 | y$ costs $5:\n\n$$x^2 | y$$');
  });

  it('puts each display formula on a line of its own in text and Markdown', () => {
    const formula = (tex: string) =>
      h('math', { display: 'block' }, h('semantics', [h('annotation', { encoding: 'application/x-tex' }, tex)]));
    const tree = { ...articleWith([]), tree: h(null, [h('p', ['So', formula('a'), formula('b'), 'and on.'])]) };
    expect(exportText(tree)).toBe('So\n$$a$$\n$$b$$\nand on.');
    expect(exportMarkdown(tree)).toBe('So\n\n$$\na\n$$\n\n$$\nb\n$$\n\nand on.\n');
  });

  it('moves spaces at the ends of bold text outside the asterisks in Markdown', () => {
    const keys = h('p', [h('kbd', 'Ctrl'), h('kbd', 'C'), ' and', h('strong', [' bold ', h('br')]), 'text']);
    expect(markdownOf(keys)).toBe('`CtrlC` and **bold**\\\ntext\n');
  });

  it('moves line breaks at the end of bold text outside the asterisks in Markdown', () => {
    const line = h('p', [h('strong', ['bold', h('br'), h('kbd', ' ')]), 'text']);
    expect(markdownOf(line)).toBe('**bold**\\\ntext\n');
  });

  it('does not write empty nested lists as "- - -", which Markdown reads as a horizontal line', () => {
    const lists = h('ul', h('li', h('ul', h('li', h('ul', h('li', h('br')), h('li', 'one'))), h('li', 'two'))));
    expect(exportMarkdown(articleWith([lists]))).toBe('- - *\n    * one\n\n  - two\n');
  });

  it('writes short Markdown for a table with huge column and row spans', () => {
    const rows = Array.from({ length: 50 }, () =>
      h('tr', [h('td', { colSpan: 1000, rowSpan: 65534 }, 'x'), h('td', 'y')]),
    );
    expect(markdownOf(h('table', rows)).length).toBeLessThan(10_000);
  });
});

describe('a Markdown file', () => {
  it('writes the metadata of a Markdown file as valid YAML, whatever characters they contain', () => {
    const metadata = {
      ...NO_METADATA,
      headline: 'A: "b"\n---\n# c',
      authors: ['Ada Poe', '- x'],
      published: '2026-03-14',
      url: 'https://k.test/',
    };
    const file = markdownFile(metadata, 'Text\n');
    const [, yaml = ''] = file.split(/^---$/m);
    expect(parse(yaml)).toEqual({
      title: metadata.headline,
      authors: metadata.authors,
      published: '2026-03-14',
      source: 'https://k.test/',
    });
    expect(file.endsWith('---\n\nText\n')).toBe(true);
  });

  it('writes metadata such as the language "no" so that programs with YAML 1.1 read it as text, not as false', () => {
    const metadata = { ...NO_METADATA, headline: '12:30', authors: ['On'], published: '2026-03-14', language: 'no' };
    const [, yaml = ''] = markdownFile(metadata, '').split(/^---$/m);
    expect(yaml).toContain('published: 2026-03-14\n');
    expect(parse(yaml, { version: '1.1' })).toMatchObject({ title: '12:30', authors: ['On'], language: 'no' });
  });
});

describe('a picture in Markdown', () => {
  const image = (alt: string, src = 'https://k.test/i.png') => h('img', { src, alt });
  const caption = h('figcaption', ['The *ferry*\n in ', h('strong', 'March')]);
  const markdownOf = (...content: Element[]) => exportMarkdown(articleWith([h('figure', content)]));

  it.each([
    ['gets its caption as alternative text', [image(''), caption], '![The \\*ferry\\* in March](https://k.test/i.png)'],
    [
      'in a link gets its caption as alternative text',
      [h('a', { href: 'https://k.test/' }, image('')), caption],
      '[![The \\*ferry\\* in March](',
    ],
    ['keeps its alternative text', [image('A boat'), caption], '![A boat](https://k.test/i.png)'],
    ['gets no alternative text without a caption', [image('')], '![](https://k.test/i.png)'],
    [
      'gets no alternative text beside another picture with the same caption',
      [image(''), image(''), caption],
      '![](https://k.test/i.png)',
    ],
  ])('a picture in Markdown %s', (_what, content, expected) => {
    expect(markdownOf(...content)).toContain(expected);
  });

  it('writes a caption only once in Markdown if its picture is left out because its address starts with blob:', () => {
    const markdown = markdownOf(image('', 'blob:https://k.test/1'), caption);
    expect(markdown.match(/ferry/g)).toHaveLength(1);
  });
});

describe('an HTML file', () => {
  it('embeds pictures in an HTML file, and writes a script in the metadata as text', () => {
    const article = articleWith(
      [
        h('p', h('img', { src: 'https://k.test/i.png', alt: '' })),
        h('p', h('img', { src: 'https://k.test/j.png', alt: '' })),
      ],
      {
        headline: '</title><script>alert(1)</script>',
        authors: ['"><script>'],
      },
    );
    const html = htmlFile(article, new Map([['https://k.test/i.png', 'data:image/png;base64,AA==']]));
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    expect(parsed.querySelectorAll('script')).toHaveLength(0);
    expect(parsed.title).toBe(article.metadata.headline);
    expect([...parsed.images].map((image) => image.getAttribute('src'))).toEqual([
      'data:image/png;base64,AA==',
      'https://k.test/j.png',
    ]);
    expect(html).toMatch(/^<!doctype html>/i);
  });
});

describe('any page', () => {
  it('throws no error when it exports randomly generated pages', async () => {
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
