/** Properties that every algorithm must have on any page. */
import fc from 'fast-check';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { buildSnapshot } from '../../test/build-snapshot.ts';
import { createPage } from '../page/page.ts';
import { Hidden, NodeKind, type PageSnapshot } from '../page/snapshot/types.ts';
import { allAlgorithms as algorithms } from './all.ts';
import type { RunOptions, Selection, TraceEntry } from './types.ts';

const POPULATIONS = ['source', 'rendered'] as const;
const documents: RunOptions['documents'] = { create: () => document.implementation.createHTMLDocument('') };

const SENTENCES = [
  'A sentence that is long enough to count, with a comma. And one more "here."',
  'word '.repeat(60),
  'Add your comment',
  'No end here, but a good many words to read all the same',
];
const text = fc.oneof(
  fc.constantFrom(...SENTENCES, ' ', '\n', '', '\u00a0', '\u2063', '[1]', '\ud83d', '\udc00', '\ue00a<', '😀'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const tag = fc.constantFrom(
  ...'p div span a b br h1 ul li table tr td pre title body html abbr iframe svg script style template noscript'.split(
    ' ',
  ),
  ...'textarea select option object img article section custom-element'.split(' '),
);
const properties = fc.constantFrom(
  {},
  {},
  {},
  { hidden: true },
  { style: 'visibility:hidden' },
  { style: 'display:block' },
);

const { tree } = fc.letrec<{ tree: Element; content: ElementContent }>((tie) => ({
  tree: fc
    .tuple(tag, properties, fc.array(tie('content'), { maxLength: 6 }))
    .map(([name, attributes, children]) => ({ ...h(name, attributes), children })),
  content: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    text.map((value) => ({ type: 'text' as const, value })),
    fc.constant({ type: 'comment' as const, value: 'x' }),
    tie('tree'),
  ),
}));
const page = fc
  .tuple(fc.array(tree, { maxLength: 8 }), text)
  .map(([children, title]) => h('html', [h('head', [h('title', title)]), h('body', children)]));

function expectSound(selection: Selection, { nodes }: PageSnapshot): void {
  let previous = -1;
  for (const { node, start = 0, end } of selection.marks) {
    expect(node).toBeGreaterThan(previous);
    expect(nodes.kind[node]).toBe(NodeKind.text);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end ?? start + 1).toBeGreaterThan(start);
    expect(end ?? 0).toBeLessThanOrEqual(nodes.text[node]?.length ?? 0);
    previous = node;
  }
  for (const { node } of selection.trace) expect(nodes.kind[node]).toBeDefined();
  expect(selection.text === '').toBe(selection.empty !== null);
  expect(selection.marks.length === 0).toBe(selection.empty !== null);
}

/**
 * Returns the blocks that no trace entry explains. An entry explains a block if the entry's node is a text of the
 * block, or an element around the block other than the root.
 */
function blocksWithout({ nodes, blocks }: PageSnapshot, trace: readonly TraceEntry[]): number[] {
  const speaksOf = (block: number) => (node: number) =>
    nodes.kind[node] === NodeKind.text
      ? nodes.block[node] === block
      : node > 0 && node <= (blocks.first[block] ?? 0) && (nodes.end[node] ?? 0) > (blocks.first[block] ?? 0);
  return Array.from({ length: blocks.size }, (_, block) => block).filter(
    (block) => !trace.some(({ node }) => speaksOf(block)(node)),
  );
}

/**
 * Returns whether an algorithm may keep text that is hidden for the given reason. Only the learned algorithm
 * (`lectern`) may keep hidden text, and only text that the user can show by unfolding it (ADR 014).
 */
function mayShow(id: string, hidden: number): boolean {
  const never: readonly number[] = [Hidden.noscript, Hidden.clipped, Hidden.offScreen];
  return id === 'lectern' ? !never.includes(hidden) : hidden === Hidden.visible;
}

describe.each(algorithms.map((algorithm) => ({ algorithm, id: algorithm.id })))('$id', ({ algorithm }) => {
  it.each(POPULATIONS)('returns a valid selection for any page (reading mode: %s)', (population) => {
    fc.assert(
      fc.property(page, (html) => {
        const snapshot = buildSnapshot(html);
        const selection = algorithm.run(createPage(snapshot), { population, documents });
        expectSound(selection, snapshot);
        expect(selection.algorithm).toBe(algorithm.id);
      }),
    );
  });

  it.each(POPULATIONS)('keeps no code and, if rendered, only text that people can see or unfold (%s)', (population) => {
    fc.assert(
      fc.property(page, (html) => {
        const { nodes, ...rest } = buildSnapshot(html);
        const { marks } = algorithm.run(createPage({ nodes, ...rest }), { population, documents });
        if (population === 'rendered') {
          for (const { node } of marks) expect(mayShow(algorithm.id, nodes.hidden[node] ?? 0)).toBe(true);
        }
        for (const { node } of marks) {
          expect(rest.names[nodes.name[nodes.parent[node] ?? 0] ?? 0]).not.toMatch(
            /^(?:script|style|noscript|template)$/,
          );
        }
      }),
    );
  });

  it.each(POPULATIONS)('explains its decision about every block (reading mode: %s)', (population) => {
    fc.assert(
      fc.property(page, (html) => {
        const snapshot = buildSnapshot(html);
        const { trace } = algorithm.run(createPage(snapshot), { population, documents });
        for (const { reason, step } of trace) expect([reason, step]).not.toContain('');
        expect(blocksWithout(snapshot, trace)).toEqual([]);
      }),
    );
  });

  it('returns the same selection on a second run, and does not change the page snapshot', () => {
    fc.assert(
      fc.property(page, (html) => {
        const snapshot = buildSnapshot(html);
        const before = JSON.stringify(snapshot);
        const run = () => algorithm.run(createPage(snapshot), { population: 'source', documents });
        expect(run()).toEqual(run());
        expect(JSON.stringify(snapshot)).toBe(before);
      }),
      { numRuns: 30 },
    );
  });
});
