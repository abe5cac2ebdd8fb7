import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { buildTree, elementsBelow, textOf } from '../element-tree.ts';
import { badName, type NameRule, removeNamed, WIDGET_NAMES } from './cleaning.ts';

const BAD: NameRule = { patterns: [badName(/^links\n?$|disclaim/)], attributes: ['id', 'class', 'name'] };
const WIDGETS: NameRule = { patterns: WIDGET_NAMES, attributes: ['id', 'class'] };

function left(html: string, rule: NameRule): string {
  const tree = buildTree(snapshotOfHtml(`<body>${html}</body>`), 'source');
  removeNamed(tree, rule);
  return textOf(tree);
}

it.each([
  ['<div class="update-box">x</div>', ''],
  ['<div id="FOOTBALL">x</div>', ''],
  ['<a name="comments">x</a>', ''],
  ['<div class="links">x</div>', ''],
  ['<div class="links\n">x</div>', ''],
  ['<div class="useful-links">x</div>', 'x'],
  ['<div class="post-meta">x</div>', ''],
  ['<div class="metal">x</div>', 'x'],
  ['<div title="date">x</div>', 'x'],
  ['foo<i id="tags">x</i>bar', 'foo bar'],
])('removes an element only if its id, class or name contains a bad name like "date": %s', (html, text) => {
  expect(left(html, BAD)).toBe(text);
});

it.each([
  ['<div class="caption">x</div>', ''],
  ['<div class="captions">x</div>', 'x'],
  ['<div class="smore">x</div>', ''],
  ['<div class="nmore">x</div>', 'x'],
  ['<div class="facebook">x</div>', 'x'],
  ['<div class="my facebook">x</div>', ''],
  ['<a name="my facebook">x</a>', 'x'],
])('removes an element only if its id or class matches the pattern of a widget or caption: %s', (html, text) => {
  expect(left(html, WIDGETS)).toBe(text);
});

it('keeps an exempt element whose id is a bad name like "tags", but removes elements with bad names inside it', () => {
  const tree = buildTree(snapshotOfHtml('<div id="tags">a<b id="date">b</b></div>'), 'source');
  const spared = new Set(elementsBelow(tree, ({ name }) => name === 'div'));
  const trace = removeNamed(tree, { ...BAD, spared });
  expect(textOf(tree)).toBe('a');
  expect(trace.map(({ reason }) => reason)).toEqual(['id "date" has "date" in it']);
});

it('reports only the outermost element if it removes nested elements', () => {
  const tree = buildTree(snapshotOfHtml('<div id="tags"><b id="date">b</b></div>'), 'source');
  expect(removeNamed(tree, BAD)).toHaveLength(1);
});
