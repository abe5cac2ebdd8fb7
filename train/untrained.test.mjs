import assert from 'node:assert/strict';
import { test } from 'node:test';
import { untrainedTable } from './untrained.mjs';

const score = (value) => ({ f1: { value }, precision: { value }, recall: { value } });
const figures = (value, more = {}) => ({ score: score(value), words: null, ...more });

await test('one row a data set that was run, the best of the others beside it', () => {
  const results = [
    { name: 'wcxb-dev', run: { truths: 9, algorithms: { lectern: figures(0.9, { words: { f1: 0.95 } }) } } },
    { name: 'wcxb-dev-all', run: { algorithms: { one: figures(0.7), two: figures(0.8) } } },
    {
      name: 'zyte-dragnet-train',
      run: { truths: 5, algorithms: { lectern: figures(0.8, { comments: { share: 0.017 } }) } },
    },
    {
      name: 'layout-dev',
      run: {
        truths: 3,
        algorithms: { lectern: figures(1), one: figures(0.5) },
        noStyles: { lectern: figures(0.99), one: figures(0.6) },
      },
    },
    { name: 'zyte-parity', run: { read: 4, agreement: { one: 0.9, lectern: 0.85 } } },
  ];
  assert.deepEqual(
    untrainedTable(results).rows.map(([, ...cells]) => cells),
    [
      ['9', '0.900', '0.900', '0.900', '0.950', null, 'two: 0.800'],
      ['5', '0.800', '0.800', '0.800', null, '1.7 %', null],
      ['3', '1.000', '1.000', '1.000', null, null, 'one: 0.500'],
      ['3', '0.990', '0.990', '0.990', null, null, 'one: 0.600'],
      ['4', null, null, null, '0.850', null, 'one: 0.900'],
    ],
  );
  assert.deepEqual(untrainedTable([]).rows, []);
});
