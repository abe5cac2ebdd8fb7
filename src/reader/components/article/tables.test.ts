import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { findFigures, isInFigures } from './tables.ts';

const tableOf = (...rows: string[][]) =>
  h(
    'table',
    h('tbody', ...rows.map((cells, row) => h('tr', ...cells.map((text) => h(row === 0 ? 'th' : 'td', text))))),
  );

/** Returns the indexes (from 0) of the columns that are found to contain numbers. */
function columnsOf(table: ReturnType<typeof tableOf>): number[] {
  findFigures(table);
  const [body] = table.children as [ReturnType<typeof h>];
  const [head] = body.children as [ReturnType<typeof h>];
  return head.children.flatMap((cell, column) => (isInFigures(cell as never) ? column : []));
}

describe('the search for columns of numbers', () => {
  it('recognizes a column of numbers by the cells below its header, and includes the header', () => {
    const table = tableOf(
      ['Harbour', 'Boats', 'Share', 'Note'],
      ['Vik', '1,204', '3.5 %', 'old'],
      ['Nes', '9', '−12 %', ''],
    );
    expect(columnsOf(table)).toEqual([1, 2]);
  });

  it.each([
    ['currency signs', ['€ 12', '$1.50', '£ 3']],
    ['units', ['14 km', '3 km²', '−2 °C']],
    ['gaps', ['12', '–', '13', '']],
    ['ranges and times of the day', ['12:30', '9–14', '3/4']],
    ['Arabic digits', ['١٬٢٠٤', '٣٫٥ ٪']],
    ['Devanagari digits', ['१२', '₹ ३.५']],
    ['signs of notes', ['12*', '13†']],
  ])('accepts a column of numbers with %s', (_name, texts) => {
    expect(columnsOf(tableOf(['', 'x'], ...texts.map((text) => ['a', text])))).toEqual([1]);
  });

  it.each([
    ['words', ['12', 'many']],
    ['days', ['3 March 1871', '4 March 1871']],
    ['names that begin with a number', ['4th Street', '5th Avenue']],
    ['only one number', ['12']],
    ['no number', ['', '–']],
  ])('does not accept a column with %s as a column of numbers', (_name, texts) => {
    expect(columnsOf(tableOf(['', 'x'], ...texts.map((text) => ['a', text])))).toEqual([]);
  });

  it('never recognizes the first column as a column of numbers, because it names the rows', () => {
    expect(columnsOf(tableOf(['Year', 'Boats'], ['1871', '3'], ['1872', '4']))).toEqual([1]);
  });

  it('counts a cell that spans two columns as two when it looks for columns of numbers', () => {
    const row = (...cells: ReturnType<typeof h>[]) => h('tr', ...cells);
    const wide = h('td', { colSpan: 2 }, 'all of it');
    const last = h('td', '7');
    const table = h(
      'table',
      row(h('td', 'a'), h('td', 'b'), h('td', '5')),
      row(wide, last),
      row(h('td', 'c'), h('td', 'd'), h('td', '6')),
    );
    findFigures(table);
    expect(isInFigures(last)).toBe(true);
  });

  it('ends a cell with rowspan="0" at the end of its row group when it looks for columns of numbers', () => {
    const row = (...cells: ReturnType<typeof h>[]) => h('tr', ...cells);
    const figure = h('td', '7');
    const table = h(
      'table',
      h('tbody', row(h('td', { rowSpan: 0 }, 'West'), h('td', '5'), h('td', 'calm'))),
      h('tbody', row(h('td', 'East'), figure, h('td', 'rough'))),
    );
    findFigures(table);
    expect(isInFigures(figure)).toBe(true);
  });

  it('counts a cell that spans two rows in both rows when it looks for columns of numbers', () => {
    const row = (...cells: ReturnType<typeof h>[]) => h('tr', ...cells);
    const figure = h('td', '7');
    const name = h('td', 'Nes');
    const table = h(
      'table',
      row(h('td', 'Harbour'), h('td', { rowSpan: 2 }, 'West'), h('td', '5')),
      row(name, figure),
      row(h('td', 'Vik'), h('td', 'East'), h('td', '6')),
    );
    findFigures(table);
    expect([isInFigures(name), isInFigures(figure)]).toEqual([false, true]);
  });
});
