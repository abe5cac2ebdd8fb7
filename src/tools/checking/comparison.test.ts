import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { buildSnapshot } from '../../../test/build-snapshot.ts';
import { opinionOf as opinionFrom } from '../../../test/opinion-of.ts';
import type { Selection } from '../../algorithms/types.ts';
import { correctorOf } from '../../article/corrections/corrector.ts';
import type { Correction } from '../../article/corrections/types.ts';
import { readArticle } from '../../article/make-article.ts';
import { createPage } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import type { AlgorithmResult, Scene } from '../scene.ts';
import { NO_WORK } from '../types.ts';
import { comparisonOf, differencesBetween } from './comparison.ts';

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
