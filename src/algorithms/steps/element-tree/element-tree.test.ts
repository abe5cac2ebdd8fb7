import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { buildTree } from './build.ts';
import { copyOf, remove, removeWithTail, unwrap } from './edit.ts';
import { beginsChunk, chunkFrom, chunkText, textBelow, textOf } from './text.ts';
import { elementsAround, elementsBelow, type TreeElement } from './tree.ts';

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
  it('joins chunks by a space and collapses white space', () => {
    expect(textOf(treeOf('<p>foo<b>bar</b>\n baz\u00a0</p>'))).toBe('foo bar baz');
  });

  it('separates chunks at comments, without a space in the text', () => {
    expect(textOf(treeOf('foo<!-- x -->bar'))).toBe('foo bar');
    expect(chunksOf(treeOf('foo<!-- x -->bar'))).toEqual(['foo', 'bar']);
  });
});

describe('edits', () => {
  it('removes an element: leaves a space, and the text after the element', () => {
    const tree = treeOf('foo<b>x</b>bar');
    for (const element of named(tree, 'b')) remove(element);
    expect(chunksOf(tree)).toEqual(['foo bar']);
  });

  it('removes an element with the text after it: leaves the next element', () => {
    const tree = treeOf('foo<b>x</b>bar<i>y</i>');
    for (const element of named(tree, 'b')) removeWithTail(element);
    expect(chunksOf(tree)).toEqual(['foo', 'y']);
  });

  it('unwraps an element: joins the texts without a space', () => {
    const tree = treeOf('foo<b>x<i>y</i></b>bar');
    for (const element of [...named(tree, 'b'), ...named(tree, 'i')]) unwrap(element);
    expect(chunksOf(tree)).toEqual(['fooxybar']);
  });

  it('unwraps an element: keeps the space that a removed element left', () => {
    const tree = treeOf('foo<b><i>y</i>x</b>');
    for (const element of named(tree, 'i')) remove(element);
    for (const element of named(tree, 'b')) unwrap(element);
    expect(chunksOf(tree)).toEqual(['foo x']);
  });

  it('copies an element: edits of the copy do not change the original', () => {
    const tree = treeOf('<p class="a">foo<b>x</b></p>');
    const [paragraph] = named(tree, 'p');
    const copy = copyOf(paragraph as TreeElement);
    for (const element of named(copy, 'b')) remove(element);
    expect(textOf(copy)).toBe('foo');
    expect(copy.attributes).toEqual({ class: 'a' });
    expect(textOf(tree)).toBe('foo x');
  });
});

it('finds the ancestors of certain elements, up to the given root', () => {
  const tree = treeOf('<div id="a"><p id="b"><b>x</b><b>y</b></p><p>z</p></div>');
  const [outer] = named(tree, 'div');
  const around = elementsAround(outer as TreeElement, ({ name }) => name === 'b');
  expect([...around].map(({ attributes }) => attributes.id)).toEqual(['b', 'a']);
  expect(elementsAround(tree, ({ name }) => name === 'i').size).toBe(0);
});
