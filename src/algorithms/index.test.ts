import { describe, expect, it, test } from 'vitest';
import { DATA_ALGORITHMS } from '../store/messages/protocol.ts';
import { allAlgorithms } from './all.ts';
import { classicAlgorithms } from './classics.ts';
import { algorithmInfos, DEFAULT_ALGORITHM } from './index.ts';
import type { Algorithm } from './types.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./*/**/*.ts', '!./steps/**', '!./**/*.test.ts'], {
  eager: true,
});
const tests = Object.keys(import.meta.glob('./**/*.test.ts'));
/**
 * All exported algorithms with the paths of their modules. Most modules export one algorithm as default;
 * `boilerpipe/extractors.ts` exports several and `cetr/index.ts` a second one, named after their ids.
 */
const found = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports).flatMap(([name, algorithm]) =>
    isAlgorithm(algorithm)
      ? [{ algorithm, path: name === 'default' ? path : path.replace(/[^/]+$/, `${partOf(name)}.ts`) }]
      : [],
  ),
);
const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id).sort();

function isAlgorithm(value: unknown): value is Algorithm {
  return typeof value === 'object' && value !== null && 'id' in value && 'run' in value;
}

/** Returns the part of an export's name after the family, in kebab case: `article-2` for `boilerpipeArticle2`. */
function partOf(name: string): string {
  return name
    .replace(/^[a-z]+/, '')
    .replace(/([A-Z])|(\d+)/g, (part) => `-${part.toLowerCase()}`)
    .slice(1);
}

test('lists every exported algorithm exactly once', () => {
  const ids = idsOf(found.map(({ algorithm }) => algorithm));
  expect(idsOf(allAlgorithms)).toEqual(ids);
  expect(idsOf(algorithmInfos)).toEqual(ids);
  expect(idsOf(classicAlgorithms)).toEqual(idsOf(algorithmInfos.filter(({ carriesData }) => !carriesData)));
});

test('`DATA_ALGORITHMS` lists exactly the algorithms that come with a data file', () => {
  const carrying = algorithmInfos.filter(({ carriesData }) => carriesData).map(({ id }) => id);
  expect([...DATA_ALGORITHMS].sort()).toEqual(carrying.sort());
});

test('lists the recommended algorithms first and recommends the default algorithm', () => {
  const recommended = algorithmInfos.filter((info) => info.recommended);
  expect(algorithmInfos.slice(0, recommended.length)).toEqual(recommended);
  expect(recommended.map(({ id }) => id)).toContain(DEFAULT_ALGORITHM);
});

test('recommends eight algorithms, at most one per project', () => {
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

test('the algorithms of a project share one folder and one name in menus', () => {
  const folders = new Map(found.map(({ path, algorithm }) => [algorithm.id, path.split('/')[1]]));
  const pairs = [...new Set(algorithmInfos.map(({ id, family }) => `${folders.get(id)}/${family}`))];
  for (const part of [0, 1]) expect(new Set(pairs.map((pair) => pair.split('/')[part])).size).toBe(pairs.length);
});

test('lists the other (not recommended) algorithms of a project next to each other', () => {
  const more = algorithmInfos.filter(({ recommended }) => !recommended).map(({ family }) => family);
  const runs = more.filter((family, index) => family !== more[index - 1]);
  expect(runs).toEqual([...new Set(more)]);
});

describe.each(algorithmInfos)('$id', ({ label, summary, family }) => {
  it('every algorithm has a label, a project name and a summary of 20 to 82 characters', () => {
    expect([label, family]).not.toContain('');
    // 82 characters fit in two lines of the popup
    expect(summary).toMatch(/^.{20,82}$/);
  });
});

describe.each(found)('$path', ({ path, algorithm }) => {
  it('the id of an algorithm consists of the names of its folder and its file or export', () => {
    expect(algorithm.id).toBe(path.replace(/^\.\/|(?:\/index)?\.ts$/g, '').replaceAll('/', '-'));
  });

  it('every algorithm has exactly one test file next to its module', () => {
    const names = ['.test.ts', '.dom.test.ts'].map((ending) => path.replace(/\.ts$/, ending));
    expect(tests.filter((test) => names.includes(test))).toHaveLength(1);
  });
});
