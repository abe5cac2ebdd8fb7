import type { Root } from 'hast';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { buildSnapshot } from '../../../test/build-snapshot.ts';
import { opinionOf as opinionFrom } from '../../../test/opinion-of.ts';
import type { Selection } from '../../algorithms/types.ts';
import { correctorOf } from '../../article/corrections/corrector.ts';
import type { Correction } from '../../article/corrections/types.ts';
import { readArticle } from '../../article/make-article.ts';
import { textOf } from '../../article/structure/hast.ts';
import { createPage } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import type { AlgorithmResult, Scene } from '../scene.ts';
import { NO_WORK } from '../types.ts';
import { compared, comparisonOf, differencesBetween, markDifferences, type Places } from './comparison.ts';

const page = createPage(
  buildSnapshot(
    h(
      'main',
      h('p', 'By Ada Poe, 14 March 2026'),
      ...Array.from({ length: 8 }, (_unused, index) => h('p', `Paragraph ${index} says something of its own.`)),
    ),
  ),
);
const [credits = -1, ...texts] = textsOf(page);

function opinionOf(
  algorithm: string,
  nodes: readonly number[],
  corrections: readonly Correction[] = [],
): AlgorithmResult {
  const marks = nodes.map((node) => ({ node, role: 'body' as const }));
  const answer: Selection = { algorithm, marks, text: '', trace: [], confidence: null, page: null, empty: null };
  const read = readArticle(page, answer, correctorOf(page, corrections));
  return opinionFrom(answer, read);
}

/**
 * Returns a scene in which Lectern keeps all except the last two paragraphs and the byline, and Readability keeps all
 * except the first paragraph.
 */
function sceneOf(done: readonly Correction[], recalled: readonly Correction[] = []): Scene {
  const corrections = [...recalled, ...done];
  const mine = (by: readonly Correction[]) => opinionOf('lectern', texts.slice(0, -2), by);
  const second = opinionOf('readability', [credits, ...texts.slice(1)]);
  const metadata = { byline: 'Ada Poe', authors: [], language: 'en' };
  const article = { tree: { type: 'root', children: [] }, empty: null, metadata };
  return {
    page,
    shown: mine(corrections),
    opinions: [second],
    article,
    corrections,
    made: (by: readonly Correction[]) => ({ opinion: mine(by), article }),
    work: {
      ...NO_WORK,
      recalled,
      corrections: { done, undone: [] },
      checking: { view: 'text', partner: 'readability' },
    },
  } as unknown as Scene;
}

const AS_FOUND = [
  ['first', [texts[0]]],
  ['second', texts.slice(-2)],
];
const AT = { inBoth: [texts[3] as number], inFirst: [texts[0] as number], inSecond: texts.slice(-2) };

it.each<[string, readonly Correction[], readonly Correction[], unknown]>([
  ['no correction', [], [], AS_FOUND],
  ['removed, from both articles', [{ kind: 'remove', nodes: AT.inBoth }], [], AS_FOUND],
  ['removed, as on another page of the site', [], [{ kind: 'remove', nodes: AT.inBoth }], AS_FOUND],
  ['removed, only in the first article', [{ kind: 'remove', nodes: AT.inFirst }], [], AS_FOUND.slice(1)],
  ['added, only in the second article', [{ kind: 'keep', nodes: AT.inSecond }], [], AS_FOUND.slice(0, 1)],
  ['kept, only in the first article', [{ kind: 'keep', nodes: AT.inFirst }], [], AS_FOUND.slice(1)],
])(
  "does not count the user's corrections as differences between two algorithms: %s",
  (_what, done, recalled, differences) => {
    const scene = sceneOf(done, recalled);
    const [second] = scene.opinions as [AlgorithmResult];
    const plain = (all: ReturnType<typeof differencesBetween>) => all.map(({ side, nodes }) => [side, nodes]);
    expect(plain(differencesBetween(scene, second))).toEqual(differences);
    expect(plain(comparisonOf(scene)?.differences ?? [])).toEqual(differences);
  },
);

it('keeps the doubt about parts of the article, and the confidence that it lowers, during a comparison', () => {
  const scene = sceneOf([]);
  const doubted = { ...scene.article, doubt: 'Few other algorithms keep the list.', confidence: 0.6 };
  expect(compared(doubted, scene)).toMatchObject({ doubt: doubted.doubt, confidence: 0.6 });
});

const LABELS = { first: 'Lectern', second: 'Goose' };

function placesOf(second: readonly number[], first: readonly number[] = []): Places {
  const indexAt = (place: number) => (second.includes(place) ? 0 : first.includes(place) ? 1 : undefined);
  return { indexAt, sideOf: (number) => (number === 0 ? 'second' : 'first') };
}

const marked = (tree: Root, places: Places) => markDifferences(tree, places, LABELS);
const only = (tree: Root, places: Places) => JSON.stringify(marked(tree, places));

const p = (place: number, text = `text ${place}`) => h('p', { dataNode: String(place) }, text);
const root = (...children: ReturnType<typeof h>[]) => h(null, ...children) as Root;

it('writes “Only in Goose” once above neighboring paragraphs that only the algorithm Goose keeps', () => {
  const tree = marked(root(p(1), p(2), p(3), p(4)), placesOf([2, 3], [4]));
  const line = (child: Root['children'][number]) => (child.type === 'element' ? textOf(child) : '');
  expect(tree.children.map(line)).toEqual(['text 1', 'Only in Goose', 'text 2', 'text 3', 'Only in Lectern', 'text 4']);
  const sides = tree.children.map((child) => (child.type === 'element' ? child.properties.dataOnly : null));
  expect(sides).toEqual([undefined, undefined, 'second', 'second', undefined, 'first']);
});

it('marks the line “Only in Goose” as a text of the reader, which is not copied or read aloud', () => {
  const { children } = marked(root(p(1), p(2), p(3), p(4)), placesOf([2, 3], [4]));
  const keys = children.map((child) => (child.type === 'element' ? child.properties.dataOurs : null));
  expect(keys.map((key) => key !== undefined)).toEqual([false, true, false, false, true, false]);
  expect(new Set(keys).size).toBe(3);
});

it('marking the differences of two articles does not change the elements that both articles have', () => {
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

it('marks a list item that only one of two compared articles has, but not the nested list in the item', () => {
  const inner = h('ul', { dataNode: '2' }, h('li', { dataNode: '2' }, 'inner'));
  const tree = root(h('ul', { dataNode: '1' }, h('li', { dataNode: '1' }, 'outer ', inner)));
  const json = only(tree, placesOf([1]));
  expect(json).toContain(
    '"tagName":"span","properties":{"dataOnly":"second","dataDiff":"0"},"children":[{"type":"text","value":"outer "}]',
  );
  expect(json.match(/dataOnly/g)).toHaveLength(1);
});

it('marks a picture that only one of two compared articles has', () => {
  const tree = root(p(1), h('img', { dataObject: '7', src: 'a.png' }) as never);
  expect(only(tree, placesOf([7]))).toContain('"dataOnly":"second"');
});
