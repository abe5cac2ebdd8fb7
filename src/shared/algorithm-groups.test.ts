import { expect, test } from 'vitest';
import { groupAlgorithms, menuOrder } from './algorithm-groups.ts';

const ALGORITHMS: readonly { id: string; family: string; recommended?: true }[] = [
  { id: 'article', family: 'Boilerpipe', recommended: true },
  { id: 'everything', family: 'html-text', recommended: true },
  { id: 'default', family: 'Boilerpipe' },
  { id: 'largest', family: 'Boilerpipe' },
  { id: 'goose', family: 'Goose' },
  { id: 'v1', family: 'eatiht' },
  { id: 'v2', family: 'eatiht' },
  { id: 'justext', family: 'jusText' },
];

test('recommended ones first, then those alone in their family without a heading, then families', () => {
  const { recommended, families } = groupAlgorithms(ALGORITHMS);
  expect(recommended.map(({ id }) => id)).toEqual(['article', 'everything']);
  expect(families.map(({ name, members }) => [name, ...members.map(({ id }) => id)])).toEqual([
    [null, 'goose', 'justext'],
    ['Boilerpipe', 'default', 'largest'],
    ['eatiht', 'v1', 'v2'],
  ]);
});

test('the menu lists every algorithm once', () => {
  const ids = menuOrder(ALGORITHMS).map(({ id }) => id);
  expect(ids).toEqual(['article', 'everything', 'goose', 'justext', 'default', 'largest', 'v1', 'v2']);
});

test('no empty groups', () => {
  expect(groupAlgorithms(ALGORITHMS.slice(0, 2)).families).toEqual([]);
  expect(groupAlgorithms(ALGORITHMS.slice(0, 4)).families.map(({ name }) => name)).toEqual(['Boilerpipe']);
});
