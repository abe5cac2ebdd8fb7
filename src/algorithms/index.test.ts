import { describe, expect, it, test } from 'vitest';
import { DATA_ALGORITHMS } from '../store/messages/protocol.ts';
import { allAlgorithms } from './all.ts';
import { classicAlgorithms } from './classics.ts';
import { algorithmInfos, DEFAULT_ALGORITHM } from './index.ts';
import type { Algorithm } from './types.ts';

const modules = import.meta.glob<{ default?: Algorithm }>(['./*/**/*.ts', '!./steps/**', '!./**/*.test.ts'], {
  eager: true,
});
const tests = Object.keys(import.meta.glob('./**/*.test.ts'));
const found = Object.entries(modules).flatMap(([path, { default: algorithm }]) =>
  algorithm ? [{ path, algorithm }] : [],
);
const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id).sort();

test('the lists contain every algorithm of the families once', () => {
  const ids = idsOf(found.map(({ algorithm }) => algorithm));
  expect(idsOf(allAlgorithms)).toEqual(ids);
  expect(idsOf(algorithmInfos)).toEqual(ids);
  expect(idsOf(classicAlgorithms)).toEqual(idsOf(algorithmInfos.filter(({ carriesData }) => !carriesData)));
});

test('every algorithm that carries data has a script', () => {
  const carrying = algorithmInfos.filter(({ carriesData }) => carriesData).map(({ id }) => id);
  expect([...DATA_ALGORITHMS].sort()).toEqual(carrying.sort());
});

test('menus begin with the recommended ones, and the default is one of them', () => {
  const recommended = algorithmInfos.filter((info) => info.recommended);
  expect(algorithmInfos.slice(0, recommended.length)).toEqual(recommended);
  expect(recommended.map(({ id }) => id)).toContain(DEFAULT_ALGORITHM);
});

test('menus offer eight algorithms without the option, at most one per project', () => {
  const recommended = algorithmInfos.filter((info) => info.recommended);
  expect(recommended.map(({ id }) => id)).toEqual([
    'lectern',
    'readability',
    'newspaper',
    'boilerpipe-article',
    'goose',
    'dragnet',
    'eatiht',
    'html-text',
  ]);
  expect(new Set(recommended.map(({ family }) => family)).size).toBe(8);
});

test('a family has one folder and one name in the menus', () => {
  const folders = new Map(found.map(({ path, algorithm }) => [algorithm.id, path.split('/')[1]]));
  const pairs = [...new Set(algorithmInfos.map(({ id, family }) => `${folders.get(id)}/${family}`))];
  for (const part of [0, 1]) expect(new Set(pairs.map((pair) => pair.split('/')[part])).size).toBe(pairs.length);
});

test('menus keep families together', () => {
  const more = algorithmInfos.filter(({ recommended }) => !recommended).map(({ family }) => family);
  const runs = more.filter((family, index) => family !== more[index - 1]);
  expect(runs).toEqual([...new Set(more)]);
});

describe.each(algorithmInfos)('$id', ({ label, summary, family }) => {
  it('has a label, a family and a summary of one line', () => {
    expect([label, family]).not.toContain('');
    // at most two lines in the popup
    expect(summary).toMatch(/^.{20,82}$/);
  });
});

describe.each(found)('$path', ({ path, algorithm }) => {
  it('has an id made of its folder and file names', () => {
    expect(algorithm.id).toBe(path.replace(/^\.\/|(?:\/index)?\.ts$/g, '').replaceAll('/', '-'));
  });

  it('has a test file beside it', () => {
    const names = ['.test.ts', '.dom.test.ts'].map((ending) => path.replace(/\.ts$/, ending));
    expect(tests.filter((test) => names.includes(test))).toHaveLength(1);
  });
});
