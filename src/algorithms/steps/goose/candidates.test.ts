import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { buildTree } from '../element-tree/build.ts';
import { highLinkDensity } from './candidates.ts';
import { measure, rowsBelow } from './measures.ts';
import { statisticsCounter } from './text-statistics.ts';

function isDense(html: string, needsWords = false): boolean {
  const tree = buildTree(snapshotOfHtml(`<p>${html}</p>`), 'source');
  const isWord = needsWords ? (word: string): boolean => /^\w+$/.test(word) : undefined;
  const measures = measure([tree], statisticsCounter(new Set(), isWord));
  const [row = 0] = rowsBelow(measures, 0, 'p');
  return highLinkDensity(measures, row, { needsWords }) !== null;
}

it.each([
  ['one two', false],
  ['<a>one</a>', true],
  ['<a>one</a> two', false],
  ['<a>one</a> <a>two</a> three', false],
  ['<a>one</a> <a>two</a> <a>a b</a> c d', true],
  ['<a></a><a></a>', true],
])('Goose joins the texts of links before it counts their words: %s', (html, dense) => {
  expect(isDense(html)).toBe(dense);
});

it.each([
  ['<a>one,</a> two', true],
  ['<a>one,</a> two three', false],
  ['<a></a>, ...', true],
  ['<a></a> two', false],
])('Newspaper counts no words in links without text: %s', (html, dense) => {
  expect(isDense(html, true)).toBe(dense);
});
