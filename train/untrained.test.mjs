import assert from 'node:assert/strict';
import { test } from 'node:test';
import { untrainedTable } from './untrained.mjs';

test('the table of the model card has each measured data set, with Readability’s F1 in the last column', () => {
  const own = { pages: 9, F1: 0.9, precision: 0.85, recall: 0.95, 'word F1': 0.97, 'comments kept': 0.017 };
  const figures = {
    'wcxb-dev all lectern': own,
    'wcxb-dev all readability': { pages: 9, F1: 0.8 },
    'wcxb-dev article lectern': own,
    'layout-dev all lectern': { pages: 3, F1: 1, precision: 1, recall: 1 },
  };
  assert.deepEqual(
    untrainedTable(figures).rows.map(([, ...cells]) => cells),
    [
      ['9', '0.900', '0.850', '0.950', '0.970', '1.7 %', '0.800'],
      ['3', '1.000', '1.000', '1.000', null, null, null],
    ],
  );
  assert.deepEqual(untrainedTable({}).rows, []);
});
