import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import {
  beginsChunk,
  buildTree,
  chunkFrom,
  chunkText,
  copyOf,
  elementsAround,
  elementsBelow,
  remove,
  removeTail,
  type TreeElement,
  textBelow,
  textOf,
  unwrap,
} from './element-tree.ts';

function treeOf(html: string): TreeElement {
  return buildTree(snapshotOfHtml(`<body>${html}</body>`), 'source');
}

function named(root: TreeElement, name: string): TreeElement[] {
  return elementsBelow(root, (element) => element.name === name);
}

function chunksOf(root: TreeElement): string[] {
  return textBelow(root)
    .filter(beginsChunk)
    .map((piece) => chunkText(chunkFrom(piece)));
}

describe('text of an element', () => {
  it('joins the texts before and after a tag by a space, and collapses white space', () => {
    expect(textOf(treeOf('<p>foo<b>bar</b>\n baz\u00a0</p>'))).toBe('foo bar baz');
  });

  it('does not join the texts before and after a comment into one word', () => {
    expect(textOf(treeOf('foo<!-- x -->bar'))).toBe('foo bar');
    expect(chunksOf(treeOf('foo<!-- x -->bar'))).toEqual(['foo', 'bar']);
  });
});

describe('edits', () => {
  it('leaves a space in place of a removed element, and keeps the text after it', () => {
    const tree = treeOf('foo<b>x</b>bar');
    for (const element of named(tree, 'b')) remove(element);
    expect(chunksOf(tree)).toEqual(['foo bar']);
  });

  it('removes an element and the text after it, up to the next element', () => {
    const tree = treeOf('foo<b>x</b>bar<i>y</i>');
    for (const element of named(tree, 'b')) {
      removeTail(element);
      remove(element);
    }
    expect(chunksOf(tree)).toEqual(['foo', 'y']);
  });

  it('joins texts without a space when the element between them is unwrapped', () => {
    const tree = treeOf('foo<b>x<i>y</i></b>bar');
    for (const element of [...named(tree, 'b'), ...named(tree, 'i')]) unwrap(element);
    expect(chunksOf(tree)).toEqual(['fooxybar']);
  });

  it('keeps the space in place of a removed element when the element around it is unwrapped', () => {
    const tree = treeOf('foo<b><i>y</i>x</b>');
    for (const element of named(tree, 'i')) remove(element);
    for (const element of named(tree, 'b')) unwrap(element);
    expect(chunksOf(tree)).toEqual(['foo x']);
  });

  it('copies an element so that edits of the copy do not change the original', () => {
    const tree = treeOf('<p class="a">foo<b>x</b></p>');
    const [paragraph] = named(tree, 'p');
    const copy = copyOf(paragraph as TreeElement);
    for (const element of named(copy, 'b')) remove(element);
    expect(textOf(copy)).toBe('foo');
    expect(copy.attributes).toEqual({ class: 'a' });
    expect(textOf(tree)).toBe('foo x');
  });
});

it('finds all ancestors of the wanted elements, up to the given root', () => {
  const tree = treeOf('<div id="a"><p id="b"><b>x</b><b>y</b></p><p>z</p></div>');
  const [outer] = named(tree, 'div');
  const around = elementsAround(outer as TreeElement, ({ name }) => name === 'b');
  expect([...around].map(({ attributes }) => attributes.id)).toEqual(['b', 'a']);
  expect(elementsAround(tree, ({ name }) => name === 'i').size).toBe(0);
});
