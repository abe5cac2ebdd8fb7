/** Checks that every algorithm except Readability can read pages larger than any real page. */
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { buildSnapshot } from '../../test/build-snapshot.ts';
import { createPage } from '../page/page.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { allAlgorithms as algorithms } from './all.ts';
import type { Algorithm, RunOptions } from './types.ts';

const POPULATIONS = ['source', 'rendered'] as const;

const SENTENCES = ['A sentence that is long enough to count, with a comma. And one more "here."', 'word '.repeat(60)];

/** All algorithms except Readability, whose package is recursive: a deeply nested page would overflow the stack. */
const ours: { algorithm: Algorithm; id: string }[] = algorithms
  .filter(({ id }) => id !== 'readability')
  .map((algorithm) => ({ algorithm, id: algorithm.id }));

/** Two paragraphs with different text density, so that every algorithm keeps at least one of them. */
const prose = [h('p', SENTENCES[0]?.repeat(3)), h('p', SENTENCES[1])];

/** Returns a function that builds a snapshot on the first call only: building takes longer than any algorithm. */
function once(make: () => PageSnapshot): () => PageSnapshot {
  let made: PageSnapshot | undefined;
  return () => (made ??= make());
}

const wide = once(() => {
  const paragraphs = Array.from({ length: 66_667 }, (_, i) => h('p', [SENTENCES[i % 2] ?? '', h('br')]));
  return buildSnapshot(h('div', [...paragraphs, ...prose]));
});

const deep = once(() => {
  let nested = h('p', SENTENCES[0]);
  for (let depth = 0; depth < 100_000; depth++) nested = h('div', [SENTENCES[0] ?? '', nested]);
  return buildSnapshot(h('section', [h('div', nested), ...prose]));
});

const long = once(() => {
  const huge = `${SENTENCES[0]} `.repeat(130_000) + ' '.repeat(500_000);
  return buildSnapshot(h('div', [h('p', huge), ...prose]));
});

describe.each(ours)('$id at scale', ({ algorithm }) => {
  it.each(POPULATIONS)('reads a page of 200,000 nodes within a minute (reading mode: %s)', (population) => {
    expectRuns(algorithm, wide(), population);
  });

  it.each(POPULATIONS)('reads a page with 100,000 nested elements within a minute (reading mode: %s)', (population) => {
    expectRuns(algorithm, deep(), population);
  });

  it('reads a page with 10 MB of text in a single text node within a minute', () => {
    expectRuns(algorithm, long(), 'source');
  });
});

function expectRuns(algorithm: Algorithm, snapshot: PageSnapshot, population: RunOptions['population']): void {
  const start = performance.now();
  const { marks, empty } = algorithm.run(createPage(snapshot), { population, documents: { create: () => null } });
  // an algorithm with quadratic time would take minutes
  expect(performance.now() - start).toBeLessThan(60_000);
  expect({ empty, hasMarks: marks.length > 0 }).toEqual({ empty: null, hasMarks: true });
}
