/** Tests that the engine reads data from a content script only if it is a valid page snapshot. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { isValidSnapshot } from './valid-snapshot.ts';

const SNAPSHOT = snapshotOfHtml(
  '<body><h1>River</h1><p>The ferry <b>stayed</b> where it was.</p><img src="a.png"></body>',
);
const copy = () => structuredClone(SNAPSHOT) as PageSnapshot;

test('accepts a page snapshot, also after conversion to JSON and back', () => {
  expect(isValidSnapshot(SNAPSHOT)).toBe(true);
  expect(isValidSnapshot(JSON.parse(JSON.stringify(SNAPSHOT)))).toBe(true);
});

test.each<[string, (snapshot: PageSnapshot) => void]>([
  ['a size beyond its columns', ({ nodes }) => void (nodes.size += 1)],
  ['an infinite size', ({ nodes }) => void (nodes.size = Number.POSITIVE_INFINITY)],
  ['a parent after its child', ({ nodes }) => void (nodes.parent[1] = 2)],
  ['a subtree that ends before it begins', ({ nodes }) => void (nodes.end[3] = 2)],
  ['a subtree that ends beyond the last node', ({ nodes }) => void (nodes.end[0] = nodes.size + 1)],
  ['an element name that does not exist', ({ nodes, names }) => void (nodes.name[0] = names.length)],
  ['a style that does not exist', ({ nodes, styles }) => void (nodes.style[0] = styles.length)],
  ['a text that is not a string', ({ nodes }) => void (nodes.text[0] = 1 as unknown as string)],
  ['a position that is not a number', ({ nodes }) => void (nodes.x[0] = Number.NaN)],
  ['a block with nodes that do not exist', ({ blocks, nodes }) => void (blocks.last[0] = nodes.size)],
])('rejects a page snapshot with %s', (_name, spoil) => {
  const spoilt = copy();
  spoil(spoilt);
  expect(isValidSnapshot(spoilt)).toBe(false);
});

test('rejects every JSON value that is not a page snapshot, without throwing an error', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isValidSnapshot(value)).toBe(false);
    }),
  );
});
