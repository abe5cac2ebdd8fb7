import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleTables, withoutWrongTitles, wrongTitleLines } from './title-tables.mjs';

const titles = { pages: 4, right: 3, truth: 2, wrong: [{ id: 'a', title: 'Rain', found: '' }] };

await test('the table of headlines has a row for each algorithm and one for the ground truth', () => {
  const [table, ...others] = titleTables([
    ['lectern', { titles }],
    ['old', {}],
  ]);
  assert.deepEqual(others, []);
  assert.deepEqual(table.rows, [
    ['lectern', '3 of 4', '0.750'],
    ['*the truths of the data set*', '2 of 4', '0.500'],
  ]);
  assert.deepEqual(titleTables([['old', { titles: null }]]), []);
});

await test('prints wrong headlines but leaves them out of the saved results', () => {
  const run = { algorithms: { lectern: { titles }, old: {} } };
  assert.deepEqual(wrongTitleLines(run), ['lectern: a | Rain | –']);
  assert.deepEqual(withoutWrongTitles(run).algorithms, {
    lectern: { titles: { pages: 4, right: 3, truth: 2 } },
    old: { titles: undefined },
  });
});
