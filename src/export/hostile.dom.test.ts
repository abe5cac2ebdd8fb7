/** Tests that programs which read the export of a hostile article run nothing, load nothing and show no false link. */

import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { articleWith } from '../../test/arbitrary-article.ts';
import { hostileArticle } from '../../test/hostile.ts';
import { htmlOfMarkdown, parseMarkdown } from '../../test/read-markdown.ts';
import { ALLOWED, type Allowed, alsoAllowing, BOOK, strayIn } from '../../test/stray.ts';
import type { Article } from '../article/types.ts';
import { cite } from './citation/index.ts';
import { CITATION_STYLES } from './citation/types.ts';
import { exportEpub } from './epub/index.ts';
import { htmlFile } from './html-file.ts';
import { exportMarkdown } from './markdown.ts';
import { frontMatter } from './markdown-file.ts';
import { exportHtml } from './printable.ts';

const parsed = (html: string, type: DOMParserSupportedType = 'text/html') =>
  new DOMParser().parseFromString(html, type);

/** Expects that `strays`, which lists the forbidden parts of an export, returns an empty list for hostile articles. */
function holds(strays: (article: Article) => unknown[]): void {
  fc.assert(
    fc.property(hostileArticle, (article) => {
      expect(strays(article)).toEqual([]);
    }),
  );
}

/** Libraries that convert Markdown to HTML, configured to keep the HTML in it. */
const READERS: Readonly<Record<string, (markdown: string) => string>> = {
  micromark: (markdown) => toHtml(htmlOfMarkdown(parseMarkdown(markdown)), { allowDangerousHtml: true }),
  'markdown-it': (markdown) => new MarkdownIt({ html: true, linkify: true }).render(markdown),
  marked: (markdown) => marked.parse(markdown, { async: false }),
};

/** Allowed markup, including attributes that the libraries in `READERS` add for footnotes and formulas. */
const READ_AS_HTML = alsoAllowing('', {
  class: '^(?:math-(?:inline|display)|sr-only|data-footnote-backref|footnotes|language-math math-(?:inline|display))$',
  // markdown-it turns text that begins like an address into a link
  href: '^#user-content-fn|^//[\\w.-]+/?',
  id: '^(?:user-content-fn|footnote-label$)',
  'aria-describedby': '^footnote-label$',
  'aria-label': '^Back to reference',
});

describe('Markdown', () => {
  test.for(Object.keys(READERS))(
    'the HTML that %s makes from the Markdown contains no forbidden elements or URLs',
    (name) => {
      holds((article) => strayIn(parsed(READERS[name]?.(exportMarkdown(article)) ?? '').body, READ_AS_HTML));
    },
  );

  test.for([
    'https://k.test/?list=><script>ran()</script>',
    'https://k.test/"onclick=ran() x',
    'https://k.test/)![x](https://l.test/i.png)',
    'https://k.test/?a=&lt;b&gt;&amp;c=1',
    'https://k.test/`x`|y\\z',
    'https://k.test/^[x]{y}',
    'mailto:a@k.test"><script>ran()</script>',
    'tel:+1<b>2',
  ])('no link in Markdown leads to another address than in the article: %s', (href) => {
    // normalised, because browsers normalise the addresses of links too
    const address = new URL(href).href;
    const link = () => h('a', { href: address }, 'word');
    const places = [h('p', link()), h('table', [h('tr', h('th', link()))])];
    const wanted = decodeURIComponent(address);
    for (const [name, read] of Object.entries(READERS)) {
      const { links, scripts } = parsed(read(exportMarkdown(articleWith(places))));
      expect(scripts).toHaveLength(0);
      for (const link of links) expect(decodeURIComponent(link.href), name).toBe(wanted);
    }
  });

  it('escapes braces in Markdown, because some programs read attributes in braces', () => {
    const article = articleWith([h('h2', 'A {#x onclick="ran()"}'), h('p', ['b', h('em', 'c'), '{: onclick=ran()}'])]);
    expect(exportMarkdown(article)).not.toMatch(/(?<!\\)\{/);
    expect(exportMarkdown(articleWith([h('p', '{% raw %} {{ x }} <% y %>')]))).not.toMatch(/\{%|\{\{|<%/);
  });

  it('drops the language of a code block in Markdown if programs execute that language', () => {
    const block = (language: string) => h('pre', h('code', { className: [`language-${language}`] }, 'x'));
    for (const language of ['dataviewjs', 'mermaid', 'geojson', 'run-python', 'Query'])
      expect(exportMarkdown(articleWith([block(language)]))).toBe('```\nx\n```\n');
    expect(exportMarkdown(articleWith([block('js')]))).toBe('```js\nx\n```\n');
  });

  it('removes the backslash of TeX commands that link, load or define something', () => {
    const formula = (content: Element) => h('p', h('math', content));
    const annotation = h('annotation', { encoding: 'application/x-tex' }, '\\href{javascript:ran()}{x} \\hrefx');
    const written = exportMarkdown(articleWith([formula(h('semantics', annotation)), formula(h('mi', '\\url{x}'))]));
    expect(written).toBe('$href{javascript:ran()}{x} \\hrefx$\n\n$url{x}$\n');
    // `\\` is a line break; if only one of its backslashes were removed, the word after it would become a command
    const line = h('annotation', { encoding: 'application/x-tex' }, 'a \\\\href{javascript:ran()}{x}');
    expect(exportMarkdown(articleWith([formula(h('semantics', line))]))).toBe('$a href{javascript:ran()}{x}$\n');
  });
});

/** Allowed markup of an HTML file: the article, its metadata, and instructions to the browser. */
const FILE: Allowed = alsoAllowing('html head meta title link style body article', {
  charset: '^utf-8$',
  'http-equiv': '^Content-Security-Policy$',
  content: '^',
  name: '^(?:viewport|author|description)$',
  rel: '^canonical$',
});

describe('HTML', () => {
  test('HTML for the clipboard contains only allowed elements, without ids and data attributes', () => {
    const { id: _id, ...attributes } = ALLOWED.attributes;
    const pasted = {
      ...ALLOWED,
      attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => !name.startsWith('data-'))),
    };
    holds((article) => strayIn(parsed(exportHtml(article)).body, pasted));
  });

  test('an HTML file contains only allowed elements', () => {
    holds((article) => strayIn(parsed(htmlFile(article, new Map())), FILE));
  });

  it('replaces pictures that exist only on this computer by their alternative text', () => {
    const article = articleWith([h('p', h('img', { src: 'blob:https://k.test/1-2', alt: 'A boat' }))]);
    for (const html of [exportHtml(article), htmlFile(article, new Map())]) expect(html).toContain('<p>A boat</p>');
    expect(exportMarkdown(article)).toBe('A boat\n');
    expect(htmlFile(article, new Map([['blob:https://k.test/1-2', 'data:image/png;base64,AA==']]))).toContain('data:');
  });

  it('turns links within the page into plain text if the page is a local file', () => {
    const article = articleWith([h('p', h('a', { href: '#lectern-n' }, 'x'))], { url: 'file:///home/a/b.html' });
    expect(exportHtml(article)).toBe('<p>x</p>');
    expect(exportMarkdown(article)).toBe('x\n');
  });
});

test('the XML files of an EPUB book contain only allowed elements', () => {
  holds((article) => {
    const files = unzipSync(exportEpub(article, new Map(), new Date(0)));
    return ['EPUB/article.xhtml', 'EPUB/nav.xhtml'].flatMap((name) =>
      strayIn(parsed(strFromU8(files[name] ?? new Uint8Array()), 'application/xhtml+xml'), BOOK),
    );
  });
});

describe('references', () => {
  test('bibliographic references as HTML contain only text and italics', () => {
    const italics = { elements: 'i', attributes: {} };
    holds(({ metadata }) =>
      CITATION_STYLES.flatMap(({ style }) =>
        strayIn(parsed(cite(metadata, style, new Date(0)).html ?? '').body, italics),
      ),
    );
  });

  test('no metadata can add a field to a reference in RIS, BibTeX or CSL-JSON', () => {
    holds(({ metadata }) => {
      const text = (style: 'ris' | 'bibtex' | 'csl-json') => cite(metadata, style, new Date(0)).text;
      // some programs also end a line at these characters
      const lines = text('ris').split(/\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/);
      const tags = /^(?:TY|AU|TI|T2|PY|DA|UR|Y2|LA|ER) {2}- |^$/;
      const fields =
        /^ {2}(?:author|title|organization|date|year|month|url|urldate|langid) = [^\n]*,$|^@online\{\w*,$|^\}$|^$/;
      const items = JSON.parse(text('csl-json')) as Record<string, unknown>[];
      expect(items).toHaveLength(1);
      const names = /^(?:id|type|title|author|container-title|issued|accessed|URL|language)$/;
      return [
        ...items.flatMap((item) => Object.keys(item)).filter((name) => !names.test(name)),
        ...lines.filter((line) => !tags.test(line)),
        ...text('bibtex')
          .split(/[\n\r\x85\u2028\u2029]/)
          .filter((line) => !fields.test(line)),
      ];
    });
  });
});

test('the metadata in Markdown has the same fields when read as YAML 1.1 and as YAML 1.2', () => {
  holds(({ metadata }) => {
    const yaml = frontMatter(metadata);
    // these characters end a line in YAML 1.1, which many programs still read
    expect(yaml).not.toMatch(/[\x85\u2028\u2029]/);
    const names = Object.keys(parse(yaml));
    expect(Object.keys(parse(yaml, { version: '1.1' }))).toEqual(names);
    return names.filter((name) => !/^(?:title|authors|site|section|description|source|language|licence)$/.test(name));
  });
});
