import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, range, sampleArticle } from '../../../../test/mount-sample.ts';
import { wantWhole } from '../../overlay/whole-article.ts';
import { batchesOf } from './batches.ts';
import { largeTable } from './tables.ts';

const COLUMNS = 20;

const rowOf = (row: number) => h('tr', ...range(0, COLUMNS).map((column) => h('td', `${row}.${column}`)));
const head = () => h('thead', h('tr', ...range(0, COLUMNS).map((column) => h('th', `Column ${column}`))));
const tableOf = (rows: number, ...before: Element[]) =>
  h('table', { dataNode: 3 }, ...before, h('tbody', ...range(1, rows + 1).map(rowOf)));

const articleOf = (...blocks: Element[]) =>
  sampleArticle([], { tree: h(null, h('p', 'Before it.'), ...blocks, h('p', 'After it.')) as Root });

const rowsIn = (root: ShadowRoot) => root.querySelectorAll('.body tr').length;
const rowsOfParts = (table: Element) =>
  largeTable(table)?.parts.map(({ element }) => element.children.length) ?? 'one piece';

describe('splitting a table', () => {
  test('keeps a table of two thousand cells in one piece', () => {
    expect(rowsOfParts(tableOf(100))).toBe('one piece');
    expect(rowsOfParts(tableOf(130))).toEqual([50, 50, 30]);
  });

  test('makes the table’s caption and header separate parts, and puts the footer last', () => {
    const table = tableOf(120, h('caption', 'Tides'), head(), h('tfoot', rowOf(0)));
    const names = largeTable(table)?.parts.map(({ element }) => element.tagName);
    expect(names).toEqual(['caption', 'thead', 'tbody', 'tbody', 'tbody', 'tfoot']);
  });

  test('splits a large table even if its rows are not in a thead or tbody', () => {
    expect(rowsOfParts(h('table', ...range(0, 120).map(rowOf)))).toEqual([50, 50, 20]);
  });

  test.each([
    ['two rows into the next part', 3, [52, 50, 28]],
    ['the last row of the table', 0, [130]],
    ['one row into the next part', 2, [51, 50, 29]],
  ])('does not split a table inside a cell with rowspan that reaches %s', (_where, rowSpan, expected) => {
    const table = tableOf(130);
    const row = (table.children[0] as Element).children[49] as Element;
    (row.children[0] as Element).properties.rowSpan = rowSpan;
    expect(rowsOfParts(table)).toEqual(expected);
  });

  test('estimates a finite table width for any number of words and columns', () => {
    const table = tableOf(130);
    const [cell] = ((table.children[0] as Element).children[0] as Element).children as Element[];
    cell?.children.push({ type: 'text', value: 'a '.repeat(300_000) });
    if (cell) cell.properties.colSpan = 10_000_000;
    expect(Number.isFinite(largeTable(table)?.width)).toBe(true);
  });

  test('draws each part of a large table in a separate step', () => {
    const { tree } = articleOf(tableOf(130));
    expect(batchesOf(tree).map(({ children }) => (children[0] as Element).tagName)).toEqual([
      'p',
      'table',
      'table',
      'table',
      'p',
    ]);
  });
});

describe('tables of thousands of cells', () => {
  test('a large table appears part by part, header first, within a single table element', async () => {
    const { root } = mountSample({ article: articleOf(tableOf(2000, head())) });
    const seen: number[] = [rowsIn(root)];
    new MutationObserver(() => seen.push(rowsIn(root))).observe(root, { childList: true, subtree: true });
    await expect.poll(() => rowsIn(root), { timeout: 20_000 }).toBe(2001);
    expect(seen[0]).toBeLessThan(200);
    expect(seen.length).toBeGreaterThan(3);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
    expect(root.querySelectorAll('table')).toHaveLength(1);
    const first = [...root.querySelectorAll('.body tr')].map((row) => row.firstElementChild?.textContent);
    expect(first).toEqual(['Column 0', ...range(1, 2001).map((row) => `${row}.0`)]);
    await expect.poll(() => root.querySelector('.body')?.lastElementChild?.textContent).toBe('After it.');
  });

  test('a large table with a footer shows each of its rows once', async () => {
    const { root } = mountSample({ article: articleOf(tableOf(600, head(), h('tfoot', rowOf(601)))) });
    await expect
      .poll(() => root.querySelector('.body')?.lastElementChild?.textContent, { timeout: 20_000 })
      .toBe('After it.');
    const first = [...root.querySelectorAll('.body tr')].map((row) => row.firstElementChild?.textContent);
    expect(first).toEqual(['Column 0', ...range(1, 602).map((row) => `${row}.0`)]);
  });

  test('the rows of a large table keep their DOM elements when more rows are added', async () => {
    const { root } = mountSample({ article: articleOf(tableOf(1000, head())) });
    wantWhole(root.querySelector('dialog') as HTMLElement);
    expect(rowsIn(root)).toBe(1001);
    const { root: other } = mountSample({ article: articleOf(tableOf(1000, head())) });
    await expect.poll(() => rowsIn(other)).toBeGreaterThan(0);
    const row = other.querySelector('.body tbody tr');
    await expect.poll(() => rowsIn(other), { timeout: 10_000 }).toBe(1001);
    expect(other.querySelector('.body tbody tr')).toBe(row);
  });

  test('the columns of a large table are aligned across its parts, and the table is as wide as the text', async () => {
    const few = (row: number) => h('tr', h('td', `${row}`), h('td', 'west'.repeat(1 + (row % 3))), h('td', 'calm'));
    const table = h(
      'table',
      h('thead', h('tr', h('th', 'Day'), h('th', 'Wind'), h('th', 'Sea'))),
      h('tbody', ...range(0, 900).map(few)),
    );
    const { root, dialog } = mountSample({ article: articleOf(table) });
    wantWhole(dialog);
    const parts = [...root.querySelectorAll('.body thead, .body tbody')];
    expect(parts.length).toBeGreaterThan(2);
    const startsOf = (part: globalThis.Element) =>
      [...(part.querySelector('tr')?.children ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left));
    const starts = new Set(parts.map((part) => startsOf(part).join(' ')));
    expect(starts.size).toBe(1);
    const widthOf = (selector: string) => root.querySelector(selector)?.getBoundingClientRect().width ?? 0;
    expect(Math.abs(widthOf('.body thead tr') - widthOf('.body .table'))).toBeLessThan(2);
  });

  test('a large table does not break header words that are longer than the cells below them', () => {
    const words = range(0, 14).map((column) => ['Head', 'Wind', 'Women', 'Tons'][column % 4] as string);
    const row = (cell: string) => words.map(() => h(cell, '1'));
    const rows = range(0, 600).map(() => h('tr', ...row('td')));
    const table = h('table', h('thead', h('tr', ...words.map((word) => h('th', word)))), h('tbody', ...rows));
    const { root, dialog } = mountSample({ article: articleOf(table) });
    wantWhole(dialog);
    const heights = [...root.querySelectorAll('.body th, .body tbody:nth-of-type(1) > tr:first-child td')].map(
      (cell) => (cell as HTMLElement).clientHeight,
    );
    expect(heights).toHaveLength(28);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(4);
  });

  test('all rows of a large table are drawn when the user selects the article', async () => {
    const { root } = mountSample({ article: articleOf(tableOf(600)) });
    expect(rowsIn(root)).toBeLessThan(200);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(rowsIn(root)).toBe(600);
  });

  test('no more rows of a large table are drawn after the reader has closed', async () => {
    const { root, handle } = mountSample({ article: articleOf(tableOf(2000)) });
    handle.destroy();
    const rows = rowsIn(root);
    await new Promise((done) => setTimeout(done, 200));
    expect(rowsIn(root)).toBe(rows);
    expect(rows).toBeLessThan(2000);
  });
});
