import assert from 'node:assert/strict';
import { test } from 'node:test';
import { styleTables } from './style-tables.mjs';

const figures = (f1) => ({
  score: Object.fromEntries(['f1', 'precision', 'recall', 'accuracy'].map((name) => [name, { value: f1 }])),
  words: { f1 },
});

await test('shows the scores without style sheets, and how much lower they are than with style sheets', () => {
  const algorithms = { one: figures(0.9), two: figures(0.5) };
  const [table] = styleTables({ algorithms, noStyles: { one: figures(0.8), two: figures(0.5) } });
  assert.deepEqual(table.rows, [
    ['one', '0.800 (−0.100)', '0.800', '0.800', '0.800', '0.800'],
    ['two', '0.500 (0.000)', '0.500', '0.500', '0.500', '0.500'],
  ]);
  assert.deepEqual(styleTables({ algorithms, noStyles: null }), []);
  assert.deepEqual(styleTables({ algorithms }), [], 'a run that was kept before');
  assert.deepEqual(styleTables({ algorithms, noStyles: { one: { score: null } } }), []);
});
