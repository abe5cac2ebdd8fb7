import { afterEach, expect, it } from 'vitest';
import { selectText } from '../../test/article-of.ts';
import { removePages, snapshotPage, textNode } from '../../test/render.ts';
import type { Selection, TraceEntry } from '../algorithms/types.ts';
import { createPage } from '../page/page.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { readArticle } from './make-article.ts';
import { traceArticle } from './trace-article.ts';

afterEach(removePages);

const PAGE = `<main><p>One <b>and</b> more.</p><section><p>Two.</p></section></main>
  <nav><p>Menu.</p><p>A longer menu.</p></nav><p hidden>Nobody sees this.</p>`;

function selectionOf(snapshot: PageSnapshot, kept: readonly string[], trace: readonly TraceEntry[]): Selection {
  const marks = kept.map((text) => ({ node: textNode(snapshot, text), role: 'body' as const }));
  return { algorithm: 'a', marks, text: '', trace, confidence: null, page: null, empty: null };
}

const wordsOf = (snapshot: PageSnapshot, answer: Selection, isKept: boolean, areCommentsShown = false) =>
  traceArticle(readArticle(createPage(snapshot), answer), areCommentsShown)
    .filter((word) => word.isKept === isKept)
    .map(({ node, reason }) => [snapshot.nodes.text[node]?.trim(), reason]);

const keptOf = (snapshot: PageSnapshot, answer: Selection) => wordsOf(snapshot, answer, true);
const leftOutOf = (snapshot: PageSnapshot, answer: Selection, areCommentsShown = false) =>
  wordsOf(snapshot, answer, false, areCommentsShown);

const element = ({ nodes, names }: PageSnapshot, name: string) =>
  nodes.name.findIndex((id, node) => names[id] === name && nodes.kind[node] === 0);

it('gives the reason why a block is kept: its own, or else that of the nearest element around it', async () => {
  const { snapshot } = await snapshotPage(PAGE);
  const entry = (node: number, reason: string, kept = true) => ({ step: 's', node, kept, reason });
  const kept = keptOf(
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
  expect(kept).toEqual([
    ['One', 'its block'],
    ['Two.', 'section'],
  ]);
});

it('lists the visible blocks that the article leaves out, in the order of the page', async () => {
  const { snapshot } = await snapshotPage(PAGE);
  const trace = [{ step: 's', node: element(snapshot, 'nav'), kept: false, reason: 'a menu' }];
  expect(leftOutOf(snapshot, selectionOf(snapshot, ['One'], trace))).toEqual([
    ['Two.', ''],
    ['Menu.', 'a menu'],
    ['A longer menu.', 'a menu'],
  ]);
});

it('explains why the article contains a heading that the algorithm left out', async () => {
  const { snapshot } = await snapshotPage(
    '<title>The lock</title><h1>The lock</h1><p>The first part of the story is told here.</p><h2>Afterwards</h2><p>The second part of it is told here.</p>',
  );
  const answer = selectText(snapshot, (text) => text.includes('part'));
  expect(leftOutOf(snapshot, answer)).toEqual([]);
  expect(keptOf(snapshot, answer)).toContainEqual([
    'Afterwards',
    'a heading, code or short line between passages that are kept',
  ]);
});

it('explains that readers’ comments are left out until the user shows them', async () => {
  const { snapshot } = await snapshotPage('<p>What the story tells.</p><p>What a reader says.</p>');
  const plain = selectText(snapshot);
  const marks = plain.marks.map((mark) => {
    return snapshot.nodes.text[mark.node]?.includes('reader') ? { ...mark, role: 'comment' as const } : mark;
  });
  const answer = { ...plain, marks };
  expect(leftOutOf(snapshot, answer)).toEqual([
    ['What a reader says.', 'a reader’s comment; click “Show comments” to see it'],
  ]);
  expect(leftOutOf(snapshot, answer, true)).toEqual([]);
});

it('does not list the headline as left out, because the reader shows it above the text', async () => {
  const { snapshot } = await snapshotPage('<title>The lock</title><h1>The lock</h1><p>It was shut.</p><p>Menu</p>');
  const answer = selectText(snapshot, (text) => text.includes('shut'));
  expect(leftOutOf(snapshot, answer)).toEqual([['Menu', '']]);
});

it('does not list the line of author and date as left out, but an equal line below the text', async () => {
  const line = '<p>By Ada Holm, 3 May 2024</p>';
  const { snapshot } = await snapshotPage(
    `<title>The lock</title><h1>The lock</h1>${line}<p>It was shut.</p><aside>${line}</aside>`,
  );
  const answer = selectText(snapshot, (text) => text.includes('shut'));
  expect(leftOutOf(snapshot, answer)).toEqual([['By Ada Holm, 3 May 2024', '']]);
});
