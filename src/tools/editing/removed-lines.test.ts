import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { element, textOf } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';
import type { Scene } from '../scene.ts';
import { NO_WORK } from '../types.ts';
import { addRemovedLines } from './removed-lines.ts';

const piece = (node: number, name = 'p') => element(name, { dataNode: String(node) }, `${node}`);
const noteList = (...nodes: number[]) =>
  element('section', { dataFootnotes: '' }, [
    element(
      'ol',
      {},
      nodes.map((node) => piece(node, 'li')),
    ),
  ]);

/** Returns the blocks with the lines of removed nodes. `notes`: nodes of the page that are footnotes. */
function withLines(children: Element[], removed: readonly number[], notes: readonly number[] = []): Element[] {
  const kept = {
    marks: removed.map((node) => ({ node })),
    objects: [],
    notes: notes.map((node) => ({ start: node, end: node + 1 })),
  };
  const scene = {
    page: { nodes: { size: 100 }, isText: () => true, textOf: (node: number) => `part ${node}` },
    uncorrected: { kept, comments: null, commentMarks: [] },
    work: {
      ...NO_WORK,
      isEditing: true,
      corrections: { done: removed.map((node) => ({ kind: 'remove', nodes: [node] })), undone: [] },
    },
  } as unknown as Scene;
  const tree: Root = { type: 'root', children };
  return addRemovedLines({ tree } as Article, scene).tree.children as Element[];
}

const words = (children: readonly Element[]) => children.map((child) => textOf(child).replace(/Put back$/, ''));

it('puts the line “Removed: …” where the removed part was, even if a footnote precedes that part on the page', () => {
  expect(words(withLines([piece(1), piece(9), noteList(4)], [6], [4]))).toEqual(['1', 'Removed: part 6', '9', '4']);
});

it('puts the line “Removed: …” of a removed footnote among the footnotes', () => {
  const all = withLines([piece(1), noteList(20, 40)], [30], [20, 30, 40]);
  expect(words(all)).toEqual(['1', '20Removed: part 30Put back40']);
});

it('marks the line “Removed: …” as a text of the reader, which is not copied or read aloud', () => {
  const [, first, second] = withLines([piece(1)], [6, 7]);
  const keys = [first, second].map((line) => line?.properties.dataOurs);
  expect(new Set(keys.filter((key) => key !== undefined)).size).toBe(2);
});
