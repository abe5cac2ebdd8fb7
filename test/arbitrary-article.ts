/** Random articles for property tests, with any content that an article may have. */
import fc from 'fast-check';
import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { sanitizeTree } from '../src/article/sanitize.ts';
import { type Article, NO_METADATA } from '../src/article/types.ts';

/** Words, and character sequences with a special meaning in one of the export formats. */
const PIECES = [
  ['harbour', 'the', 'tide', 'B2', 'naïve', '漢字', 'שלום', 'ไทย', '🚢', ' ', ' ', ' ', '. ', ', '],
  ['<script>', '</p>', '<!--', ']]>', '&amp;', '&', '<', '>', '"', "'"],
  ['# ', '1. ', '- ', '+ ', '| ', '> ', '---', '===', '* ', '**', '_', '__', '`', '```', '~~', '~', '\\', '$', '$$'],
  ['[a](javascript:x)', '![b](c)', '[^1]', '[^1]: ', '[d]: e', '<https://f.test>', 'https://g.test', 'www.h.test'],
  ['i@j.test', ':::', '\u0000', '\u0008', '\ud800.', '.\udfff', 'a\u202eb', '\u200d', '\u00a0', '\ufffe'],
].flat();
const text = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));

const href = fc.constantFrom('https://k.test/a_(b)', 'https://k.test/?c=d&e=<f>', 'mailto:l@m.test', '#lectern-n');
const INLINE = [
  'strong',
  'em',
  'code',
  'sup',
  'sub',
  'kbd',
  'mark',
  'del',
  'abbr',
  'cite',
  'small',
  'u',
  'time',
  'var',
];

const { inline } = fc.letrec<{ inline: ElementContent }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text.map((value): ElementContent => ({ type: 'text', value })),
    fc.constant<ElementContent>(h('br')),
    fc
      .tuple(fc.constantFrom(...INLINE), fc.array(tie('inline'), { minLength: 1, maxLength: 3 }))
      .map(([name, inner]) => h(name, inner)),
    fc.tuple(href, text).map(([address, inner]) => h('a', { href: address }, inner)),
  ),
}));
const line = fc.array(inline, { minLength: 1, maxLength: 4 });
const code = fc
  .array(text, { maxLength: 3 })
  .map((lines) => h('pre', h('code', { class: 'language-js' }, lines.join('\n'))));
const cell = fc.oneof(
  line,
  line.map((inner) => [h('p', inner), h('ul', h('li', 'x'))]),
);
const row = (name: string) =>
  fc.array(cell, { minLength: 2, maxLength: 3 }).map((cells) =>
    h(
      'tr',
      cells.map((inner) => h(name, inner)),
    ),
  );
const table = fc
  .tuple(line, row('th'), fc.array(row('td'), { maxLength: 3 }))
  .map(([caption, head, rows]) => h('table', [h('caption', caption), h('tbody', [head, ...rows])]));

const { block } = fc.letrec<{ block: Element }>((tie) => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 });
  const item = fc.oneof(line, blocks).map((inner) => h('li', inner));
  return {
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      line.map((inner) => h('p', inner)),
      fc.tuple(fc.constantFrom('h2', 'h3', 'h4'), line).map(([name, inner]) => h(name, { id: 'lectern-n' }, inner)),
      code,
      fc.constant(h('hr')),
      line.map((caption) =>
        h('figure', [h('img', { src: 'https://k.test/i.png', alt: '' }), h('figcaption', caption)]),
      ),
      table,
      fc
        .tuple(fc.constantFrom('ul', 'ol'), fc.array(item, { minLength: 1, maxLength: 3 }))
        .map(([name, items]) => h(name, items)),
      blocks.map((inner) => h('blockquote', inner)),
      fc.tuple(line, line).map(([term, inner]) => h('dl', [h('dt', term), h('dd', inner)])),
    ),
  };
});

/** Returns an article with the given content, sanitised like every article. */
export function articleWith(children: readonly ElementContent[], metadata: Partial<Article['metadata']> = {}): Article {
  const root: Root = { type: 'root', children: [...children] };
  return {
    tree: sanitizeTree(root),
    metadata: { ...NO_METADATA, url: 'https://k.test/page', language: 'en', ...metadata },
    words: 1,
    minutes: 1,
    algorithm: 'test',
    comments: null,
    confidence: null,
    page: null,
    empty: null,
  };
}

export const anyText = text;
export const anyArticle = fc
  .tuple(fc.array(block, { minLength: 1, maxLength: 5 }), text, text)
  .map(([children, headline, byline]) => articleWith(children, { headline, byline, authors: [byline] }));
