import { describe, expect, it } from 'vitest';
import { algorithmById, algorithmInfos, algorithms, DEFAULT_ALGORITHM } from './index.ts';
import type { Algorithm } from './types.ts';

const modules = import.meta.glob<{ default?: Algorithm }>(['./*.ts', './*/index.ts', '!./*.test.ts', '!./index.ts'], {
  eager: true,
});
const tests = Object.keys(import.meta.glob('./**/*.test.ts'));
const found = Object.entries(modules).flatMap(([path, { default: algorithm }]) =>
  algorithm ? [{ path, algorithm }] : [],
);

it('lists every algorithm of the folder, once', () => {
  const listed = algorithms.map(({ id }) => id).sort();
  expect(listed).toEqual(found.map(({ algorithm }) => algorithm.id).sort());
  expect(new Set(listed).size).toBe(listed.length);
});

describe.each(found)('$path', ({ path, algorithm }) => {
  it('has its id from the name of the file or folder', () => {
    expect(path).toMatch(new RegExp(`^\\./${algorithm.id}(?:\\.ts|/index\\.ts)$`));
  });

  it('says what it is', () => {
    expect(algorithm.label).not.toBe('');
    expect(algorithm.source).not.toBe('');
    expect(algorithm.summary.length).toBeGreaterThanOrEqual(20);
    expect(algorithm.summary).not.toContain('\n');
  });

  it('has a test file beside it', () => {
    const prefix = path.endsWith('/index.ts') ? path.replace('index.ts', '') : path.replace(/\.ts$/, '.test.ts');
    expect(tests.filter((test) => test.startsWith(prefix))).not.toEqual([]);
  });
});

it('finds algorithms by id', () => {
  expect(algorithmById(DEFAULT_ALGORITHM)?.id).toBe(DEFAULT_ALGORITHM);
  expect(algorithmById('no such')).toBeUndefined();
  expect(algorithmInfos.map(({ id }) => id)).toEqual(algorithms.map(({ id }) => id));
});
