import type { Element } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { articleWith } from '../../test/arbitrary-article.ts';
import { exportPiece } from './piece.ts';

const article = articleWith([
  h('h2', 'One'),
  h('p', ['Text with a ', h('a', { href: '#lectern-there' }, 'link'), '.']),
  h('h3', 'Below'),
  h('pre', h('code', { class: 'language-c' }, 'int a;\n\tint b;')),
  h('h2', 'Two'),
  h('table', [
    h('tr', [h('th', { colSpan: 2 }, 'Wide'), h('th', { rowSpan: 2 }, 'High')]),
    h('tr', [h('td', [h('p', 'a'), h('p', 'b')]), h('td', 'c')]),
    h('tr', [h('td', 'd'), h('td', 'e'), h('td', 'f')]),
  ]),
]);
const piece = (name: string, index = 0) => {
  const found = article.tree.children.filter((child) => child.type === 'element' && child.tagName === name)[index];
  return exportPiece(article, found as Element);
};

test('copying a section copies everything up to the next heading of the same level', () => {
  expect(piece('h2').text).toBe('One\n\nText with a link.\n\nBelow\n\nint a;\n\tint b;');
  expect(piece('h3').text).toBe('Below\n\nint a;\n\tint b;');
  expect(piece('h2').html).toContain('<a href="https://k.test/page#there">link</a>');
});

test('a block of code is copied unchanged', () => {
  expect(piece('pre')).toEqual({
    text: 'int a;\n\tint b;',
    html: '<pre><code class="language-c">int a;\n\tint b;</code></pre>',
  });
});

test('a table copied as text keeps its columns', () => {
  expect(piece('table').text).toBe('Wide\t\tHigh\na b\tc\t\nd\te\tf');
  expect(piece('table').html).toMatch(/^<table><tr><th colspan="2">/);
});

test('in a table copied as text, the column below a cell that spans all further rows (rowspan=0) is empty', () => {
  const rows = [h('tr', [h('th', { rowSpan: 0 }, 'a'), h('td', '1')]), h('tr', h('td', '2')), h('tr', h('td', '3'))];
  const spanned = articleWith([h('table', rows)]);
  expect(exportPiece(spanned, spanned.tree.children[0] as Element).text).toBe('a\t1\n\t2\n\t3');
});

test('in a table copied as text, a cell that spans all rows of the head leaves no empty column in the body', () => {
  const head = h('thead', h('tr', [h('th', { rowSpan: 0 }, 'A'), h('th', 'B')]));
  const grouped = articleWith([h('table', [head, h('tbody', h('tr', [h('td', '1'), h('td', '2')]))])]);
  expect(exportPiece(grouped, grouped.tree.children[0] as Element).text).toBe('A\tB\n1\t2');
});

test('a copied table with huge column and row spans stays short', () => {
  const table = h(
    'table',
    Array.from({ length: 200 }, () => h('tr', h('td', { colSpan: 1000, rowSpan: 65534 }, 'x'))),
  );
  const hostile = articleWith([table]);
  expect(exportPiece(hostile, hostile.tree.children[0] as Element).text.length).toBeLessThan(100_000);
});
