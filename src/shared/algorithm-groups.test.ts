import { expect, it } from 'vitest';
import { groupAlgorithms, menuOrder, offeredAlgorithms } from './algorithm-groups.ts';

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
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const offered = (researchAlgorithms: boolean, ...inUse: (string | undefined)[]) =>
  idsOf(offeredAlgorithms(ALGORITHMS, { researchAlgorithms, inUse }));

it('offers the recommended algorithms, or all algorithms if the option "Research algorithms" is on', () => {
  expect(offered(false, 'article', undefined)).toEqual(['article', 'everything']);
  expect(offered(true, 'article')).toEqual(idsOf(ALGORITHMS));
});

it('offers a research algorithm that is in use even if the option "Research algorithms" is off', () => {
  expect(offered(false, 'v2', 'article', 'default')).toEqual(['article', 'everything', 'default', 'v2']);
});

it('lists recommended algorithms first, then all others, grouped by their project', () => {
  const { first, families } = groupAlgorithms(ALGORITHMS);
  expect(idsOf(first)).toEqual(['article', 'everything']);
  expect(families.map(({ name, members }) => [name, ...idsOf(members)])).toEqual([
    [null, 'goose', 'justext'],
    ['Boilerpipe', 'default', 'largest'],
    ['eatiht', 'v1', 'v2'],
  ]);
});

it('the menu of algorithms lists each algorithm once', () => {
  const ids = idsOf(menuOrder(ALGORITHMS));
  expect(ids).toEqual(['article', 'everything', 'goose', 'justext', 'default', 'largest', 'v1', 'v2']);
});

it('the menu of algorithms has no empty groups', () => {
  expect(groupAlgorithms(ALGORITHMS.slice(0, 2)).families).toEqual([]);
  const boilerpipe = ['a', 'b', 'c', 'd'].map((id) => ({ id, family: 'Boilerpipe' }));
  expect(groupAlgorithms(boilerpipe).families.map(({ name }) => name)).toEqual(['Boilerpipe']);
});

it('lists all algorithms in one group if fewer than four of them are not recommended', () => {
  const { first, families } = groupAlgorithms(ALGORITHMS.slice(0, 5));
  expect(idsOf(first)).toEqual(['article', 'everything', 'default', 'largest', 'goose']);
  expect(families).toEqual([]);
});
