import fc from 'fast-check';
import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { element, textOf } from '../article/structure/hast.ts';
import { insertLines, type Line } from './insert-lines.ts';

const piece = (place: number, name = 'p') => element(name, { dataNode: String(place) }, `${place} `);
const lineAt = (node: number, name = 'x'): Line => ({
  node,
  element: (tagName) => element(tagName, { dataOurs: '' }, `[${name}] `),
});
const withLines = (tree: Root, ...lines: Line[]) => insertLines(tree, lines, { size: 100, notes: [] });
const textIn = ({ children }: Root) => children.map((child) => textOf(child as Element)).join('');
const rootOf = (...children: Element[]): Root => ({ type: 'root', children });

it('inserts a line of the tools (“Removed: …”) where the text is missing, as a list item inside a list', () => {
  const tree = rootOf(piece(1), element('ul', {}, [piece(3, 'li'), piece(5, 'li')]), piece(9));
  const put = (node: number) => withLines(tree, lineAt(node));
  expect(textIn(put(1))).toBe('[x] 1 3 5 9 ');
  expect(textIn(put(5))).toBe('1 3 [x] 5 9 ');
  expect((put(5).children[1] as Element).children.map((item) => (item as Element).tagName)).toEqual(['li', 'li', 'li']);
  // A line that belongs before the first item of a list is placed before the list.
  expect((put(3).children[1] as Element).properties.dataOurs).toBe('');
  expect(textIn(put(10))).toBe('1 3 5 9 [x] ');
});

it('inserts a line of the tools after the part before it on the page; at the start if there is none', () => {
  const tree = rootOf(piece(10), piece(20));
  expect(textIn(withLines(tree, lineAt(12)))).toBe('10 [x] 20 ');
  expect(textIn(withLines(tree, lineAt(0)))).toBe('[x] 10 20 ');
});

it('keeps several lines of the tools at the same place in the order of the page', () => {
  const three = [lineAt(2, 'a'), lineAt(5, 'b'), lineAt(7, 'c')];
  expect(textIn(withLines(rootOf(piece(10)), ...three))).toBe('[a] [b] [c] 10 ');
  const table = element('table', {}, [piece(1, 'tr'), piece(30, 'tr')]);
  expect(textIn(withLines(rootOf(piece(0), table, piece(50)), ...three))).toBe('0 [a] [b] [c] 1 30 50 ');
});

it('inserts a line of the tools after the part before it on the page, even if the article reorders the parts', () => {
  expect(textIn(withLines(rootOf(piece(20), piece(40), piece(10)), lineAt(40)))).toBe('20 [x] 40 10 ');
});

it('inserts a line of the tools that belongs inside a table before or after it, at the nearer end', () => {
  const tree = rootOf(piece(1), element('table', {}, [piece(10, 'tr'), piece(30, 'tr')]), piece(50));
  expect(textIn(withLines(tree, lineAt(12)))).toBe('1 [x] 10 30 50 ');
  expect(textIn(withLines(tree, lineAt(28)))).toBe('1 10 30 [x] 50 ');
});

it('inserts every line of the tools, and keeps all parts of the article in order', () => {
  const places = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 20 });
  const nodes = fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 8 });
  fc.assert(
    fc.property(places, nodes, (numbers, missing) => {
      const sorted = [...numbers].sort((a, b) => a - b);
      const tree = rootOf(...sorted.map((place) => piece(place)));
      const result = withLines(tree, ...missing.map((node, index) => lineAt(node, `${index}`)));
      const pieces = result.children.filter((child) => tree.children.includes(child));
      expect(pieces).toEqual(tree.children);
      expect(result.children).toHaveLength(sorted.length + missing.length);
    }),
  );
});
