import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { selectText } from '../../../test/article-of.ts';
import { removePages, snapshotPage, textNode } from '../../../test/render.ts';
import { createPage } from '../../page/page.ts';
import { readArticle, writeArticle } from '../make-article.ts';
import { textOf } from '../structure/hast.ts';
import { correctorOf } from './corrector.ts';
import { correct, redo, undo } from './history.ts';
import type { Correction, CorrectionHistory } from './types.ts';

afterEach(removePages);

const PAGE = `<main><h1>The title</h1><p id="first">The first paragraph says one thing, and says it well.</p>
  <figure><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/%3E" width="300" height="200" alt="A hill">
  <figcaption>A hill.</figcaption></figure>
  <p>The second paragraph says another thing, and says it as well.</p><p class="by">Written by a person</p></main>
  <aside><p>Beside the text stands something else.</p></aside>`;

const isBody = (text: string) => !text.startsWith('Beside');

async function open(html = PAGE) {
  const { snapshot } = await snapshotPage(html);
  const page = createPage(snapshot);
  const answer = selectText(snapshot, isBody);
  const made = (...corrections: Correction[]) => readArticle(page, answer, correctorOf(page, corrections));
  return {
    snapshot,
    page,
    made,
    nodeOf: (text: string) => textNode(snapshot, text),
    textWith: (...corrections: Correction[]) =>
      writeArticle(made(...corrections))
        .tree.children.map((child) => (child.type === 'element' ? textOf(child) : ''))
        .join('\n'),
  };
}

const FIRST = 'The first paragraph says one thing, and says it well.';
const SECOND = 'The second paragraph says another thing, and says it as well.';
const BESIDE = 'Beside the text stands something else.';

it('removes text that the user removed, and adds text that the user put back', async () => {
  const { nodeOf, textWith } = await open();
  const remove: Correction = { kind: 'remove', nodes: [nodeOf(FIRST)] };
  expect(textWith()).toContain(FIRST);
  expect(textWith(remove)).not.toContain(FIRST);
  expect(textWith(remove)).toContain(SECOND);
  expect(textWith({ kind: 'keep', nodes: [nodeOf(BESIDE)] })).toContain(BESIDE);
  expect(textWith(remove, { kind: 'keep', nodes: [nodeOf(FIRST)] })).toContain(FIRST);
});

it('removes a picture that the user removed', async () => {
  const { page, made } = await open();
  const picture = made().selection.text.objects.nodes[0] ?? -1;
  expect(page.nameOf(picture)).toBe('img');
  expect(made({ kind: 'remove', nodes: [picture] }).selection.text.objects.nodes).toEqual([]);
});

it('limits the article to the part the user chose, even if the algorithm dropped that part', async () => {
  const { page, nodeOf, textWith } = await open();
  const aside = page.parentOf(page.parentOf(nodeOf(BESIDE)));
  expect(textWith({ kind: 'container', element: aside }).trim()).toBe(BESIDE);
  const main = page.parentOf(page.parentOf(nodeOf(SECOND)));
  expect(textWith({ kind: 'container', element: main })).not.toContain(BESIDE);
});

it('uses the blocks chosen as headline and byline, but prefers a headline that the user typed', async () => {
  const { nodeOf, made } = await open();
  const headline: Correction = { kind: 'role', nodes: [nodeOf(FIRST)], role: 'headline' };
  const byline: Correction = { kind: 'role', nodes: [nodeOf('Written by a person')], role: 'byline' };
  const { metadata, selection } = made(headline, byline);
  expect(metadata.headline).toBe(FIRST);
  expect(metadata.byline).toBe('Written by a person');
  expect(selection.text.marks.map(({ node }) => node)).not.toContain(nodeOf(FIRST));
  const edited = made(headline, { kind: 'edit', field: 'headline', text: 'Mine' }).metadata;
  expect(edited.headline).toBe('Mine');
  expect(edited.sources.headline).toBe('you');
});

it.each(['headline', 'byline'] as const)('keeps a text in the article that is too long for a %s', async (role) => {
  const long = 'A line that goes on and on, as no headline does. '.repeat(20).trim();
  const { nodeOf, made, textWith } = await open(PAGE.replace('</main>', `<p>${long}</p></main>`));
  const chosen: Correction = { kind: 'role', nodes: [nodeOf(long)], role };
  expect(textWith(chosen)).toContain(long);
  expect(made(chosen).metadata[role]).toBe(made().metadata[role]);
});

it('explains that the user removed a text or put it back', async () => {
  const { nodeOf, made } = await open();
  const { changes } = made(
    { kind: 'remove', nodes: [nodeOf(FIRST)] },
    { kind: 'keep', nodes: [nodeOf(BESIDE)] },
  ).selection;
  const ours = changes.filter(({ pass }) => pass === 'your corrections');
  expect(ours.map((change) => ({ ...change, reason: change.reason() }))).toEqual([
    { pass: 'your corrections', node: nodeOf(FIRST), isKept: false, reason: 'you removed it' },
    { pass: 'your corrections', node: nodeOf(BESIDE), isKept: true, reason: 'you put it back' },
  ]);
});

it('restores the original article on undo, and the corrected article on redo', async () => {
  const { page, textWith } = await open();
  const node = fc.integer({ min: 0, max: page.nodes.size - 1 });
  const nodes = fc.uniqueArray(node, { minLength: 1, maxLength: 6 }).map((ids) => ids.sort((a, b) => a - b));
  const correction: fc.Arbitrary<Correction> = fc.oneof(
    fc.record({ kind: fc.constant('remove' as const), nodes }),
    fc.record({ kind: fc.constant('keep' as const), nodes }),
    fc.record({ kind: fc.constant('container' as const), element: node }),
    fc.record({
      kind: fc.constant('role' as const),
      nodes,
      role: fc.constantFrom('body', 'headline', 'byline', 'caption', 'comment'),
    }),
    fc.record({
      kind: fc.constant('edit' as const),
      field: fc.constantFrom('headline', 'byline', 'date'),
      text: fc.string(),
    }),
  );
  const before = textWith();
  fc.assert(
    fc.property(fc.array(correction, { maxLength: 8 }), (corrections) => {
      const all = corrections.reduce<CorrectionHistory>(correct, { done: [], undone: [] });
      const shown = textWith(...all.done);
      const back = corrections.reduce(undo, all);
      expect(textWith(...back.done)).toBe(before);
      const again = corrections.reduce(redo, back);
      expect(again).toEqual(all);
      expect(textWith(...again.done)).toBe(shown);
    }),
    { numRuns: 60, seed: 15 },
  );
});

it('replaces a chosen or typed headline when the user chooses another block as headline', async () => {
  const { nodeOf, made, textWith } = await open();
  const first: Correction = { kind: 'role', nodes: [nodeOf(FIRST)], role: 'headline' };
  const second: Correction = { kind: 'role', nodes: [nodeOf(SECOND)], role: 'headline' };
  const written: Correction = { kind: 'edit', field: 'headline', text: 'Mine' };
  expect(made(first, written, second).metadata.headline).toBe(SECOND);
  expect(textWith(first, second)).toContain(FIRST);
  expect(made(first, second, written).metadata.headline).toBe('Mine');
});

it('attaches a paragraph that the user marked as a caption to the picture beside it', async () => {
  const { nodeOf, made } = await open(PAGE.replace(/<figure>|<\/figure>|<figcaption>.*<\/figcaption>/g, ''));
  const caption: Correction = { kind: 'role', nodes: [nodeOf(SECOND)], role: 'caption' };
  const figures = writeArticle(made(caption)).tree.children.filter(
    (child) => child.type === 'element' && child.tagName === 'figure',
  );
  expect(figures.map((figure) => (figure.type === 'element' ? textOf(figure) : ''))).toEqual([SECOND]);
});

it('removes a reader’s comment that the user removed', async () => {
  const { nodeOf, made } = await open();
  const comment: Correction = { kind: 'role', nodes: [nodeOf(FIRST)], role: 'comment' };
  const commentsOf = (...corrections: Correction[]) =>
    made(...corrections).selection.commentMarks.map(({ node }) => node);
  expect(commentsOf(comment)).toEqual([nodeOf(FIRST)]);
  expect(commentsOf(comment, { kind: 'remove', nodes: [nodeOf(FIRST)] })).toEqual([]);
});
