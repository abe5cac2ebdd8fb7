/**
 * Tests that the time to read and export a page grows linearly with its size: four times as much content takes about
 * four times as long (with quadratic code, sixteen times).
 */

import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { describe, it } from 'vitest';
import type { Article } from '../../src/article/types.ts';
import { exportMarkdown } from '../../src/export/markdown.ts';
import { exportHtml } from '../../src/export/printable.ts';
import { exportText } from '../../src/export/text.ts';
import { createPage } from '../../src/page/page.ts';
import { addNotes } from '../../src/selection/notes/find-notes.ts';
import { selectText } from '../article-of.ts';
import { buildSnapshot } from '../build-snapshot.ts';
import { expectLinear } from '../growth.ts';
import { SENTENCE } from './around-prose.ts';
import { articleBy } from './whole-way.ts';

/** Test timeout (ms), for pages that are larger than real ones. */
const LONG = 120_000;
const TIMES = 4;

/** Kinds of content, with sizes that are large enough to show quadratic growth. */
const SHAPES: readonly { name: string; size: number; parts(size: number): ElementContent[] }[] = [
  { name: 'notes', size: 250, parts: (size) => [...times(size, reference), h('ol', times(size, note))] },
  { name: 'rows', size: 80, parts: (size) => [h('table', times(size, row))] },
  { name: 'marks in one paragraph', size: 1500, parts: (size) => [h('p', times(size, marked).flat())] },
  { name: 'headings', size: 400, parts: (size) => times(size, section).flat() },
  { name: 'links', size: 1000, parts: (size) => [h('p', times(size, link).flat())] },
  { name: 'pictures', size: 400, parts: (size) => times(size, figure) },
  { name: 'items of lists in lists', size: 600, parts: (size) => times(size / 30, nestedList) },
];

const FORMS = { text: exportText, Markdown: exportMarkdown, HTML: exportHtml };

const times = <T>(count: number, part: (index: number) => T) => Array.from({ length: count }, (_unused, i) => part(i));
const reference = (i: number) =>
  h('p', SENTENCE, h('sup', { id: `ref${i}` }, h('a', { href: `#fn${i}` }, String(i + 1))), ` ${SENTENCE}`);
const note = (i: number) =>
  h('li', { id: `fn${i}` }, `Letter ${i} of the engineer. `, h('a', { href: `#ref${i}` }, '↩'));
const row = (i: number) =>
  h(
    'tr',
    times(20, (column) => h('td', `${i}.${column}`)),
  );
const marked = (i: number) => [h('b', h('i', `a${i}`)), ' '];
const section = (i: number) => [h('h2', `Part ${i}`), h('p', SENTENCE)];
const link = (i: number) => [h('a', { href: `/${i}` }, `Link ${i}`), ' '];
const figure = (i: number) =>
  h('figure', h('img', { src: `/p${i}.jpg`, width: 300, height: 200 }), h('figcaption', `Picture ${i} of the harbour`));
const nestedList = () =>
  times(30, (depth) => depth).reduceRight<Element[]>(
    (inner, i) => [h('ul', h('li', `Item ${i}`, inner))],
    [],
  )[0] as Element;

function articleWith(parts: readonly ElementContent[]): Article {
  const page = h(
    'main',
    h('h1', 'The flood'),
    times(3, () => h('p', SENTENCE.repeat(3))),
    ...([parts] as never[]),
  );
  return articleBy(buildSnapshot(page), 'html-text');
}

describe.each(SHAPES)('large pages with $name', { timeout: LONG }, ({ size, parts }) => {
  const [small, large] = [parts(size), parts(size * TIMES)];

  it('reads a large page in linear time', () => {
    expectLinear((count) => articleWith(count === size ? small : large), size);
  });

  it.each(Object.entries(FORMS))('exports a large page as %s in linear time', (_name, write) => {
    const [few, many] = [articleWith(small), articleWith(large)];
    expectLinear((count) => write(count === size ? few : many), size);
  });
});

it('finds thousands of notes in linear time', { timeout: LONG }, () => {
  const draftOf = (size: number): (() => unknown) => {
    const snapshot = buildSnapshot(
      h('main', ...([[...times(size, reference), h('ol', times(size, note))]] as never[])),
    );
    const { marks } = selectText(snapshot);
    return () => addNotes({ page: createPage(snapshot), marks });
  };
  const [few, many] = [draftOf(1000), draftOf(1000 * TIMES)];
  expectLinear((size) => (size === 1000 ? few() : many()), 1000);
});
