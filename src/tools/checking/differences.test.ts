import fc from 'fast-check';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { buildSnapshot } from '../../../test/build-snapshot.ts';
import type { Mark } from '../../algorithms/types.ts';
import { createPage } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import {
  changeBy,
  type Difference,
  describeDifferences,
  differencesOf,
  type Kept,
  kindsOf,
  type Side,
} from './differences.ts';

const WORDS = ['One block of four', 'Another with five words here', 'Three words each'];

/** A page with blocks of all kinds, with two text nodes in each. */
const page = createPage(
  buildSnapshot(
    h(
      null,
      ...['h2', 'p', 'li', 'figcaption', 'p', 'div', 'p', 'td', 'p', 'h3'].map((name, index) =>
        h(name, [`${WORDS[index % 3]} ${index}, `, h('b', `and bold ${index}.`)]),
      ),
    ),
  ),
);
const texts = textsOf(page);

const marksOf = (nodes: readonly number[]): readonly Mark[] => nodes.map((node) => ({ node, role: 'body' }));
const kept = (nodes: readonly number[]): Kept => ({ marks: marksOf(nodes), objects: [] });
const anyKept = fc.subarray([...texts]).map(kept);

const sum = (differences: readonly Difference[], side: Side) =>
  [...kindsOf(differences, side).values()].reduce((all, count) => all + count, 0);

describe('differencesOf', () => {
  it('finds no differences between an article and itself', () => {
    fc.assert(
      fc.property(anyKept, (article) => {
        expect(differencesOf(page, article, article)).toEqual([]);
        expect(describeDifferences([])).toBe('');
      }),
    );
  });

  it('finds the same differences, with the sides swapped, if the two articles are swapped', () => {
    const swapped = ({ side, ...rest }: Difference) => ({ ...rest, side: side === 'first' ? 'second' : 'first' });
    fc.assert(
      fc.property(anyKept, anyKept, (first, second) => {
        expect(differencesOf(page, second, first)).toEqual(differencesOf(page, first, second).map(swapped));
      }),
    );
  });

  it('lists the parts that only one article has, each once, in page order', () => {
    fc.assert(
      fc.property(anyKept, anyKept, (first, second) => {
        const differences = differencesOf(page, first, second);
        const nodes = differences.flatMap((difference) => difference.nodes);
        expect(nodes).toEqual([...new Set(nodes)].sort((a, b) => a - b));
        for (const { side, nodes: own, kinds } of differences) {
          const from = new Set((side === 'first' ? first : second).marks.map(({ node }) => node));
          expect(own.every((node) => from.has(node))).toBe(true);
          expect(kinds.size).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('finds no differences after the user has accepted all differences in two rounds', () => {
    const takeOver = (first: Kept, second: Kept): Kept => {
      const now = new Set(first.marks.map(({ node }) => node));
      for (const { side, nodes } of differencesOf(page, first, second))
        for (const node of nodes) {
          if (side === 'second') now.add(node);
          else now.delete(node);
        }
      return kept(texts.filter((text) => now.has(text)));
    };
    fc.assert(
      fc.property(anyKept, anyKept, (first, second) => {
        expect(differencesOf(page, takeOver(takeOver(first, second), second), second)).toEqual([]);
      }),
    );
  });

  it('describes differences by the number of headings, paragraphs, list items and captions', () => {
    const all = differencesOf(page, kept([]), kept(texts));
    expect(describeDifferences(all)).toBe('+2 headings, +6 paragraphs, +1 list item, +1 caption');
    expect(sum(all, 'second')).toBe(10);
    expect(changeBy(all).fewer).toBe(0);
    expect(describeDifferences(differencesOf(page, kept(texts), kept(texts.slice(2))))).toBe('−1 heading');
    expect(describeDifferences(differencesOf(page, kept(texts.slice(0, 2)), kept(texts.slice(2, 4))))).toBe(
      '+1 paragraph, −1 heading',
    );
  });

  it('a paragraph counts as different if one article keeps less than half as much of it as the other', () => {
    const [block = -1] = texts;
    const part = (end: number): Kept => ({
      marks: [{ node: block, role: 'body', start: 0, end }],
      objects: [],
    });
    expect(differencesOf(page, part(10), part(16))).toEqual([]);
    expect(differencesOf(page, part(4), part(16))).toHaveLength(1);
  });
});
