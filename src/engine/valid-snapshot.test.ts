/** Data from a page's script is read only if it is a snapshot. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { isValidSnapshot } from './valid-snapshot.ts';

const SNAPSHOT = snapshotOfHtml(
  '<body><h1>River</h1><p>The ferry <b>stayed</b> where it was.</p><img src="a.png"></body>',
);
const copy = () => structuredClone(SNAPSHOT) as PageSnapshot;

test('accepts a snapshot, also after a round trip through JSON', () => {
  expect(isValidSnapshot(SNAPSHOT)).toBe(true);
  expect(isValidSnapshot(JSON.parse(JSON.stringify(SNAPSHOT)))).toBe(true);
});

test.each<[string, (snapshot: PageSnapshot) => void]>([
  ['a size beyond its columns', ({ nodes }) => void (nodes.size += 1)],
  ['a size without an end', ({ nodes }) => void (nodes.size = Number.POSITIVE_INFINITY)],
  ['a parent that comes later', ({ nodes }) => void (nodes.parent[1] = 2)],
  ['a subtree that ends before it begins', ({ nodes }) => void (nodes.end[3] = 2)],
  ['a subtree that ends outside', ({ nodes }) => void (nodes.end[0] = nodes.size + 1)],
  ['a name that there is not', ({ nodes, names }) => void (nodes.name[0] = names.length)],
  ['a style that there is not', ({ nodes, styles }) => void (nodes.style[0] = styles.length)],
  ['a text that is none', ({ nodes }) => void (nodes.text[0] = 1 as unknown as string)],
  ['a box that is no number', ({ nodes }) => void (nodes.x[0] = Number.NaN)],
  ['a block of nodes that are not there', ({ blocks, nodes }) => void (blocks.last[0] = nodes.size)],
])('rejects %s', (_name, spoil) => {
  const spoilt = copy();
  spoil(spoilt);
  expect(isValidSnapshot(spoilt)).toBe(false);
});

test('rejects anything else and does not throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isValidSnapshot(value)).toBe(false);
    }),
  );
});
