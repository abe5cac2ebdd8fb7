import { afterEach, expect, it, test } from 'vitest';
import { selectText } from '../../test/article-of.ts';
import { removePages, snapshotPage, textNode } from '../../test/render.ts';
import type { Mark } from '../algorithms/types.ts';
import { makeArticle, readArticle } from '../article/make-article.ts';
import { exportText } from '../export/text.ts';
import { createPage } from '../page/page.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { UnsoundSelection } from './check-answer.ts';

afterEach(removePages);

const PAGE = '<title>T</title><script type="math/tex">x^2</script><p>One.</p><p>Two.</p><p hidden>Three.</p>';

interface Case {
  name: string;
  /** Returns the algorithm's marks; `one` and `two` are the ids of the text nodes "One." and "Two.". */
  marks(one: number, two: number, snapshot: PageSnapshot): readonly Mark[];
  fault: string | null;
  text: string;
}

const CASES: readonly Case[] = [
  { name: 'no marks at all', marks: () => [], fault: null, text: '' },
  {
    name: 'marks on nodes that are not on the page',
    marks: (one) => [
      { node: -1, role: 'body' },
      { node: one, role: 'body' },
      { node: 9_999_999, role: 'body' },
    ],
    fault: 'mark on a node that is not on the page',
    text: 'One.',
  },
  {
    name: 'a mark on an element',
    marks: (one, _two, { nodes }) => [
      { node: nodes.parent[one] as number, role: 'body' },
      { node: one, role: 'body' },
    ],
    fault: 'mark on a node that is not text',
    text: 'One.',
  },
  {
    name: 'a mark on a script',
    marks: (one, _two, snapshot) => [
      { node: textNode(snapshot, 'x^2'), role: 'body' },
      { node: one, role: 'body' },
    ],
    fault: 'mark on a node that is not text',
    text: 'One.',
  },
  {
    name: 'a mark on hidden text',
    marks: (one, _two, snapshot) => [
      { node: one, role: 'body' },
      { node: textNode(snapshot, 'Three.'), role: 'body' },
    ],
    fault: null,
    text: 'One.\n\nThree.',
  },
  {
    name: 'two marks on one node',
    marks: (one) => [
      { node: one, role: 'body', end: 2 },
      { node: one, role: 'caption', start: 1 },
    ],
    fault: 'two marks on one text node',
    text: 'One.',
  },
  {
    name: 'marks out of order',
    marks: (one, two) => [
      { node: two, role: 'body' },
      { node: one, role: 'body' },
    ],
    fault: 'marks out of document order',
    text: 'One.\n\nTwo.',
  },
  {
    name: 'a start offset after the end offset',
    marks: (one) => [{ node: one, role: 'body', start: 3, end: 1 }],
    fault: 'offsets outside the text',
    text: 'One.',
  },
  {
    name: 'offsets beyond the text',
    marks: (one, two) => [
      { node: one, role: 'body', start: 1, end: 99 },
      { node: two, role: 'body', start: -4 },
    ],
    fault: 'offsets outside the text',
    text: 'ne.\n\nTwo.',
  },
];

test.each(CASES)(
  'checks the marks (selected text) of an algorithm, and shows the valid text: $name',
  async ({ marks, fault, text }) => {
    const { snapshot } = await snapshotPage(PAGE);
    const answer = {
      ...selectText(snapshot),
      marks: marks(textNode(snapshot, 'One.'), textNode(snapshot, 'Two.'), snapshot),
    };
    const { selection } = readArticle(createPage(snapshot), answer);
    expect(selection.faults).toEqual(fault ? [fault] : []);
    const article = makeArticle(createPage(snapshot), answer);
    expect(exportText({ ...article, metadata: { ...article.metadata, headline: '' } }).trim()).toBe(text);
  },
);

it('the error message for invalid marks names the algorithm and what is wrong with them', () => {
  const error = new UnsoundSelection('a', ['two marks on one text node']);
  expect([error.name, error.message]).toEqual(['UnsoundSelection', 'a: two marks on one text node']);
});

it('reports no error if an algorithm selects nothing on a page without text', async () => {
  const { snapshot } = await snapshotPage('<img alt="">');
  const { selection } = readArticle(createPage(snapshot), { ...selectText(snapshot), empty: 'no-text' });
  expect([selection.faults, selection.text.marks, selection.changes]).toEqual([[], [], []]);
});

it('does not change the marks (selected text) of an algorithm if they are valid', async () => {
  const { snapshot } = await snapshotPage(PAGE);
  const answer = selectText(snapshot);
  expect(readArticle(createPage(snapshot), answer).selection.text.marks).toBe(answer.marks);
});
