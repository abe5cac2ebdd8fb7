import type { Root } from 'hast';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { textOf } from '../../article/structure/hast.ts';
import { markDifferences, type Places } from './mark-differences.ts';

const LABELS = { first: 'Lectern', second: 'Goose' };

function placesOf(second: readonly number[], first: readonly number[] = []): Places {
  const index = (place: number) => (second.includes(place) ? 0 : first.includes(place) ? 1 : undefined);
  return { ofText: index, ofObject: index, at: (number) => (number === 0 ? 'second' : 'first') };
}

const marked = (tree: Root, places: Places) => markDifferences(tree, places, LABELS);
const only = (tree: Root, places: Places) => JSON.stringify(marked(tree, places));

const p = (place: number, text = `text ${place}`) => h('p', { dataNode: String(place) }, text);
const root = (...children: ReturnType<typeof h>[]) => h(null, ...children) as Root;

it('names the algorithm that has a part, such as “Only in Goose”, once above the part', () => {
  const tree = marked(root(p(1), p(2), p(3), p(4)), placesOf([2, 3], [4]));
  const line = (child: Root['children'][number]) => (child.type === 'element' ? textOf(child) : '');
  expect(tree.children.map(line)).toEqual(['text 1', 'Only in Goose', 'text 2', 'text 3', 'Only in Lectern', 'text 4']);
  const sides = tree.children.map((child) => (child.type === 'element' ? child.properties.dataOnly : null));
  expect(sides).toEqual([undefined, undefined, 'second', 'second', undefined, 'first']);
});

it('does not change elements that both articles have', () => {
  const tree = root(h('blockquote', { dataNode: '1' }, p(1)), p(2));
  expect(marked(tree, placesOf([2])).children[0]).toBe(tree.children[0]);
});

it('puts the line “Only in Goose” inside the list item, not between list items', () => {
  const list = root(h('ul', { dataNode: '1' }, h('li', { dataNode: '1' }, 'one'), h('li', { dataNode: '2' }, 'two')));
  const [ul] = marked(list, placesOf([2])).children;
  if (ul?.type !== 'element') throw new Error('no list');
  expect(ul.children.map((child) => (child.type === 'element' ? child.tagName : ''))).toEqual(['li', 'li']);
  expect(textOf(ul)).toBe('oneOnly in Goosetwo');
});

it('marks a list item that only one article has, but not the nested list in the item', () => {
  const inner = h('ul', { dataNode: '2' }, h('li', { dataNode: '2' }, 'inner'));
  const tree = root(h('ul', { dataNode: '1' }, h('li', { dataNode: '1' }, 'outer ', inner)));
  const json = only(tree, placesOf([1]));
  expect(json).toContain(
    '"tagName":"span","properties":{"dataOnly":"second","dataDiff":"0"},"children":[{"type":"text","value":"outer "}]',
  );
  expect(json.match(/dataOnly/g)).toHaveLength(1);
});

it('marks a picture that only one article has', () => {
  const tree = root(p(1), h('img', { dataObject: '7', src: 'a.png' }) as never);
  expect(only(tree, placesOf([7]))).toContain('"dataOnly":"second"');
});
