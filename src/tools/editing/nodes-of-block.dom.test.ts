import { h } from 'hastscript';
import { afterEach, expect, it } from 'vitest';
import { selectText } from '../../../test/article-of.ts';
import { opinionOf } from '../../../test/opinion-of.ts';
import { removePages, snapshotPage } from '../../../test/render.ts';
import { correctorOf } from '../../article/corrections/corrector.ts';
import type { Correction } from '../../article/corrections/types.ts';
import { readArticle, writeArticle } from '../../article/make-article.ts';
import { contentOf, isElement, textOf } from '../../article/structure/hast.ts';
import { createPage } from '../../page/page.ts';
import type { Scene } from '../scene.ts';
import { NO_WORK } from '../types.ts';
import { nodesOfBlocks } from './nodes-of-block.ts';
import { addRemovedLines } from './removed-lines.ts';

afterEach(removePages);

const PICTURE =
  '<img src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E" width="300" height="200" alt="A hill">';
const PAGE = `<main><h1>The title</h1><p>Before the picture stands one paragraph, which says a thing.</p>
  ${PICTURE}<p>After it stands another one, which says another thing.</p>
  <ul><li>The first item is short.</li><li>The second one is longer, and has<ul><li>one below it.</li></ul></li><li>The third one is the last.</li></ul>
  <table><thead><tr><th>Day</th><th>Hour</th></tr></thead><tbody><tr><td>Monday</td><td>Six</td></tr><tr><td>Tuesday</td><td>Seven</td></tr></tbody></table>
  <p>The last paragraph says what is left to say.</p></main>`;

async function open() {
  const { snapshot } = await snapshotPage(PAGE);
  const page = createPage(snapshot);
  const answer = selectText(snapshot, () => true);
  return (...done: Correction[]) => {
    const opinionBy = (corrections: readonly Correction[]) => {
      const read = readArticle(page, answer, correctorOf(page, corrections));
      return { read, opinion: opinionOf(answer, read) };
    };
    const { read, opinion: shown } = opinionBy(done);
    const uncorrected = opinionBy([]).opinion;
    const article = writeArticle(read);
    const work = { ...NO_WORK, isEditing: true, corrections: { done, undone: [] } };
    const given = {
      corrections: done,
      made: () => null,
      write: () => article,
      areCommentsShown: false,
    };
    const known = { isComplete: true, probabilities: [], answers: 0 };
    const scene: Scene = { page, shown, uncorrected, opinions: [], article, work, ...given, ...known };
    return scene;
  };
}

/** Draws an article as the reader does, but only with the attributes that {@link nodesOfBlocks} needs. */
function draw({ article }: Scene): HTMLElement {
  const write = (node: unknown): Node => {
    const part = node as { type: string; value?: string; tagName: string; properties: object; children: unknown[] };
    if (part.type === 'text') return document.createTextNode(part.value ?? '');
    const element = document.createElement(part.tagName);
    for (const [name, value] of Object.entries(part.properties)) {
      if (name === 'dataNode') element.setAttribute('data-node', String(value));
      if (name === 'dataObject') element.setAttribute('data-object', String(value));
    }
    element.append(...part.children.map(write));
    return element;
  };
  return write(h('article', { className: 'article' }, contentOf(article.tree) as never)) as HTMLElement;
}

it.each([
  ['p', 'Before the picture'],
  ['img', ''],
  ['ul', 'The first item'],
  ['li li', 'one below it'],
  ['tr + tr', 'Tuesday'],
  ['table', 'Monday'],
])('removing the element %s in the reader removes exactly its part of the page', async (selector, words) => {
  const sceneOf = await open();
  const scene = sceneOf();
  const drawn = draw(scene);
  const element = drawn.querySelector(selector) as Element;
  const text = element.textContent ?? '';
  expect(text).toContain(words);
  const nodes = nodesOfBlocks([element], scene);
  const after = draw(sceneOf({ kind: 'remove', nodes }));
  element.remove();
  const wordsOf = (root: Element) => (root.textContent ?? '').match(/\S+/g);
  expect(wordsOf(after)).toEqual(wordsOf(drawn));
  expect(after.querySelectorAll('img')).toHaveLength(drawn.querySelectorAll('img').length);
});

it('shows a line “Removed: …” in place of each removed part, also inside a list', async () => {
  const sceneOf = await open();
  const scene = sceneOf();
  const item = draw(scene).querySelectorAll('li')[1] as Element;
  const first = draw(scene).querySelector('p') as Element;
  const removal = (element: Element): Correction => ({ kind: 'remove', nodes: nodesOfBlocks([element], scene) });
  const corrected = sceneOf(removal(item), removal(first));
  const lines = contentOf(addRemovedLines(corrected.article, corrected).tree);
  const [line] = lines;
  expect(line && textOf(line)).toMatch(/^Removed: Before the picture stands one/);
  const list = lines.find((child) => isElement(child, 'ul'));
  expect(isElement(list) && list.children.map((child) => textOf(child).slice(0, 15))).toEqual([
    'The first item ',
    'Removed: The se',
    'The third one i',
  ]);
  const [last] = corrected.work.corrections.done.slice(-1);
  const back = sceneOf(removal(item), removal(first), {
    kind: 'keep',
    nodes: last?.kind === 'remove' ? last.nodes : [],
  });
  expect(contentOf(addRemovedLines(back.article, back).tree).map(textOf).join()).not.toContain('Removed: Before');
  const read = { ...corrected, work: { ...corrected.work, isEditing: false } };
  expect(addRemovedLines(read.article, read)).toBe(read.article);
});
