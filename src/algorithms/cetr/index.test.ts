import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { buildSnapshot, snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { createPage } from '../../page/page.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import type { Selection } from '../types.ts';
import cetr from './index.ts';

const SENTENCE = 'It rained for three days and three nights in the small town by the river, the mayor said.';
const LINKS = '<li><a href="/">Home</a></li>\n'.repeat(12);

function run(snapshot: PageSnapshot, population: 'source' | 'rendered' = 'source'): Selection {
  return cetr.run(createPage(snapshot), { population, documents: { create: () => null } });
}

function markedTexts({ nodes }: PageSnapshot, { marks }: Selection): string[] {
  return marks.map(({ node, start, end }) => nodes.text[node]?.slice(start, end) ?? '');
}

it.each(['source', 'rendered'] as const)(
  'keeps the paragraphs and drops the links around them when it reads the %s page',
  (population) => {
    const paragraphs = `<p>${SENTENCE}</p>\n`.repeat(6);
    const snapshot = snapshotOfHtml(`<ul>\n${LINKS}</ul>\n<div>\n${paragraphs}</div>\n<ul>\n${LINKS}</ul>`);
    const selection = run(snapshot, population);
    expect(selection.text.split('\n').filter((line) => line === SENTENCE)).toHaveLength(6);
    expect(selection.text.match(/Home/g) ?? []).toHaveLength(selection.marks.length - 6);
    expect(selection.marks.length).toBeLessThan(6 + 6);
  },
);

it('selects only the part of a text node that is in kept lines', () => {
  const lines = [...Array.from({ length: 12 }, () => '|'), ...Array.from({ length: 6 }, () => SENTENCE)];
  const snapshot = buildSnapshot(h('div', lines.join('\n')));
  const selection = run(snapshot);
  const [mark] = selection.marks;
  expect(selection.marks).toHaveLength(1);
  expect(mark?.start).toBeGreaterThan(0);
  expect(mark?.end).toBe(lines.join('\n').length);
  expect(markedTexts(snapshot, selection)).toEqual([selection.text]);
});

it('selects a whole text node, without start and end, if all its lines are kept', () => {
  const snapshot = snapshotOfHtml(`<p>\n  ${SENTENCE}\n  ${SENTENCE}\n</p>`);
  const { marks, text } = run(snapshot);
  expect(text).toBe(`${SENTENCE}\n${SENTENCE}`);
  expect(marks.map(({ start, end }) => [start, end])).toEqual([[undefined, undefined]]);
});

it('states for every line with text why it is kept or dropped', () => {
  const { trace } = run(snapshotOfHtml(`<ul>\n${LINKS}</ul>\n<p>${SENTENCE}</p>`));
  expect(trace).toHaveLength(13);
  expect(trace[0]).toMatchObject({ step: 'awayFromOrigin', kept: false });
  expect(trace[0]?.reason).toMatch(/^1\.0 characters per tag, smoothed .*, change .*; in the lowest cluster/);
});

it('finds no article on a page without text', () => {
  expect(run(snapshotOfHtml('<p> </p>\n<img src="x.png">'))).toMatchObject({ text: '', marks: [], empty: 'no-text' });
});
