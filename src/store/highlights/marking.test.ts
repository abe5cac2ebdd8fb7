import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { markTree } from './marking.ts';
import type { Highlight } from './types.ts';

const made = (exact: string, prefix = '', suffix = ''): Highlight => ({
  id: exact,
  colour: 'yellow',
  note: '',
  quote: { exact, prefix, suffix },
  start: 0,
  made: 0,
  changed: 0,
});
const TREE = h(null, [
  h('h2', 'The harbour'),
  h('p', ['It wakes ', h('em', 'before'), ' the town does.']),
  h('p', 'The ferry comes at six.'),
]);

test('marks highlights across elements and paragraphs, and reports highlights that are not found', () => {
  const { tree, lost } = markTree(TREE, [
    made('wakes before the'),
    made('does. The ferry'),
    made('never there at all'),
  ]);
  expect(toHtml(tree)).toBe(
    '<h2>The harbour</h2><p>It <mark data-highlight="">wakes </mark><em><mark data-highlight="">before</mark></em><mark data-highlight=""> the</mark> town <mark data-highlight="">does.</mark></p>' +
      '<p><mark data-highlight="">The ferry</mark> comes at six.</p>',
  );
  expect(lost.map(({ id }) => id)).toEqual(['never there at all']);
});

test('merges overlapping highlights into one mark, and leaves the tree unchanged if none is found', () => {
  expect(toHtml(markTree(TREE, [made('ferry comes'), made('comes at six')]).tree)).toContain(
    '<mark data-highlight="">ferry comes at six</mark>',
  );
  expect(markTree(TREE, [made('never there at all')]).tree).toBe(TREE);
});

test('leaves a formula inside a highlight unmarked', () => {
  const tree = h(null, [h('p', ['Say ', h('math', [h('mi', 'x')]), ' then.'])]);
  expect(toHtml(markTree(tree, [made('Say then.')]).tree)).toBe(
    '<p><mark data-highlight="">Say </mark><math><mi>x</mi></math> <mark data-highlight="">then.</mark></p>',
  );
});
