import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { buildSnapshot, snapshotOfHtml } from '../../../test/build-snapshot.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { findBoxes } from './boxes.ts';
import { segment } from './segment.ts';

function boxesOf(snapshot: PageSnapshot) {
  const boxes = findBoxes(snapshot.nodes, segment(snapshot));
  const name = (box: number) => snapshot.names[snapshot.nodes.name[boxes.element[box] as number] as number] ?? '';
  return { ...boxes, names: Array.from(boxes.element, (_element, box) => name(box)) };
}

test('builds a tree of the boxes that contain text blocks', () => {
  const boxes = boxesOf(snapshotOfHtml('<main><p>a</p><div></div><span>b</span></main><footer><p>c</p></footer>'));
  expect(boxes.names).toEqual(['html', 'body', 'main', 'p', 'footer', 'p']);
  expect([...boxes.above]).toEqual([-1, 0, 1, 2, 1, 4]);
  expect([...boxes.level]).toEqual([0, 1, 2, 3, 2, 3]);
  expect(Array.from(boxes.start, (start, box) => [start, boxes.end[box]])).toEqual([
    [0, 3],
    [0, 3],
    [0, 2],
    [0, 1],
    [2, 3],
    [2, 3],
  ]);
  expect([...boxes.ofBlock]).toEqual([3, 2, 5]);
});

test('includes the root element in the tree of boxes even if it is displayed inline', () => {
  expect(boxesOf(buildSnapshot(h('html'))).names).toEqual(['html']);
  expect(boxesOf(buildSnapshot(h('html', { style: 'display: inline' }, ['text']))).names).toEqual(['html']);
});
