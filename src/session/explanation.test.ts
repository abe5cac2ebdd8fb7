import { afterEach, expect, it } from 'vitest';
import { removePages, snapshotPage, textNode } from '../../test/render.ts';
import type { Selection, TraceEntry } from '../algorithms/types.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { explainSelection } from './explanation.ts';

afterEach(removePages);

const PAGE = `<main><p>One <b>and</b> more.</p><section><p>Two.</p></section></main>
  <nav><p>Menu.</p><p>A longer menu.</p></nav><p hidden>Nobody sees this.</p>`;

function selectionOf(snapshot: PageSnapshot, kept: readonly string[], trace: readonly TraceEntry[]): Selection {
  const marks = kept.map((text) => ({ node: textNode(snapshot, text), role: 'body' as const }));
  return { algorithm: 'a', marks, text: '', trace, confidence: null, page: null, empty: null };
}

const element = ({ nodes, names }: PageSnapshot, name: string) =>
  nodes.name.findIndex((id, node) => names[id] === name && nodes.kind[node] === 0);

it('gives every kept text the reason of its block, or of the nearest element around it', async () => {
  const { snapshot } = await snapshotPage(PAGE);
  const entry = (node: number, reason: string, kept = true) => ({ step: 's', node, kept, reason });
  const { reasons } = explainSelection(
    snapshot,
    selectionOf(
      snapshot,
      ['One', 'and', 'more.', 'Two.'],
      [
        entry(0, 'of the page'),
        entry(element(snapshot, 'main'), 'main'),
        entry(element(snapshot, 'section'), 'section'),
        entry(textNode(snapshot, 'and'), 'its block'),
        entry(textNode(snapshot, 'Two.'), 'a step that was overruled', false),
      ],
    ),
  );
  expect([...reasons.values()]).toEqual(['its block', 'its block', 'its block', 'section']);
});

it('lists what was left out, largest first, and nothing that nobody sees', async () => {
  const { snapshot } = await snapshotPage(PAGE);
  const trace = [{ step: 's', node: element(snapshot, 'nav'), kept: false, reason: 'a menu' }];
  const { leftOut, leftOutCount } = explainSelection(snapshot, selectionOf(snapshot, ['One'], trace));
  expect(leftOutCount).toBe(3);
  expect(leftOut).toEqual([
    { text: 'A longer menu.', reason: 'a menu' },
    { text: 'Menu.', reason: 'a menu' },
    { text: 'Two.', reason: '' },
  ]);
});

it('names at most fifty, and the beginning of each', async () => {
  const paragraphs = Array.from({ length: 60 }, (_unused, index) => `<p>${'word '.repeat(40)}${index}</p>`);
  const { snapshot } = await snapshotPage(paragraphs.join(''));
  const { leftOut, leftOutCount } = explainSelection(snapshot, selectionOf(snapshot, [], []));
  expect([leftOut.length, leftOutCount]).toEqual([50, 60]);
  expect(leftOut[0]?.text).toMatch(/^(?:word ){10,18}…$/);
});
