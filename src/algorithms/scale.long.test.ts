/** Checks that the algorithms can read pages larger than any real page. */
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { buildSnapshot, snapshotOfHtml } from '../../test/build-snapshot.ts';
import { createPage } from '../page/page.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { allAlgorithms as algorithms } from './all.ts';
import goose from './goose/index.ts';
import lectern from './lectern/index.ts';
import newspaper3k from './newspaper/3k/index.ts';
import type { Algorithm, RunOptions } from './types.ts';

const OPTIONS: RunOptions = { population: 'source', documents: { create: () => null } };
const POPULATIONS = ['source', 'rendered'] as const;

const SENTENCES = ['A sentence that is long enough to count, with a comma. And one more "here."', 'word '.repeat(60)];

/** All algorithms except Readability, whose package is recursive: a deeply nested page would overflow the stack. */
const ours: { algorithm: Algorithm; id: string }[] = algorithms
  .filter(({ id }) => id !== 'readability')
  .map((algorithm) => ({ algorithm, id: algorithm.id }));

/** Two paragraphs with different text density, so that every algorithm keeps at least one of them. */
const prose = [h('p', SENTENCES[0]?.repeat(3)), h('p', SENTENCES[1])];

/** Builds a snapshot once and reuses it, because building takes longer than any algorithm. */
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

/** A sentence with many stop words, which Goose and Newspaper keep. */
const STOP_WORDS = 'The rain that fell on the town was the most that had been seen for a long time.';

describe('Goose', () => {
  const nested = (depth: number, around: (inner: ElementContent) => ElementContent): ElementContent => {
    let tree: ElementContent = h('p', STOP_WORDS);
    for (let level = 0; level < depth; level++) tree = around(tree);
    return tree;
  };

  it.each<[string, () => ElementContent]>([
    ['nested known articles', () => nested(10_000, (inner) => h('article', [h('p', STOP_WORDS), inner]))],
    ['nested cells', () => nested(10_000, (inner) => h('table', [h('tr', [h('td', [STOP_WORDS, inner])])]))],
    ['nested spans', () => nested(30_000, (inner) => h('span', [STOP_WORDS, inner]))],
    ['nested links', () => nested(10_000, (inner) => h('div', [h('a', [inner]), STOP_WORDS]))],
    [
      'nested paragraphs before the best element',
      () =>
        h('div', [
          h('section', [nested(10_000, (inner) => h('p', [STOP_WORDS, inner]))]),
          h('section', [h('p', STOP_WORDS.repeat(5000)), h('p', STOP_WORDS)]),
        ]),
    ],
    [
      'alternating links and texts',
      () =>
        h(
          'div',
          Array.from({ length: 40_000 }, (_, i) => (i % 2 ? h('a', 'x') : STOP_WORDS) as ElementContent),
        ),
    ],
  ])('Goose reads %s in linear time', (_, make) => {
    const snapshot = buildSnapshot(h('html', { lang: 'en' }, [h('body', [make()])]));
    // quadratic code would take minutes, more than the test's time limit
    goose.run(createPage(snapshot), OPTIONS);
  });
});

it('Newspaper3k reads a word of millions of surrogate pairs without a stack overflow', () => {
  // each letter is a surrogate pair; a regular expression that repeats a class of such letters would overflow the stack
  const snapshot = snapshotOfHtml(`<div><p>${STOP_WORDS} ${'𝐚'.repeat(4e6)} <a>link</a></p></div>`);
  expect(newspaper3k.run(createPage(snapshot), OPTIONS).text).toContain('link');
});

it('Lectern gives reasons for its decisions even on a page with too many blocks to store their features', () => {
  const lines = Array.from({ length: 20_500 }, (_none, index) => `<p>The ferry stayed in harbour ${index}.</p>`);
  const page = createPage(snapshotOfHtml(`<article>${lines.join('')}</article>`));
  const { trace, marks } = lectern.run(page, { ...OPTIONS, population: 'rendered' });
  expect(trace.length).toBeGreaterThanOrEqual(lines.length);
  const { kept, reason = '' } = trace.find(({ node }) => node === marks[10_000]?.node) ?? {};
  expect([kept, /% likely to be article text: /.test(reason)]).toEqual([true, true]);
});
