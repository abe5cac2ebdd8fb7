import fc from 'fast-check';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { buildSnapshot } from '../../../test/build-snapshot.ts';
import { opinionOf as opinionFrom } from '../../../test/opinion-of.ts';
import type { Selection } from '../../algorithms/types.ts';
import { correctorOf } from '../../article/corrections/corrector.ts';
import type { Correction } from '../../article/corrections/types.ts';
import { readArticle } from '../../article/make-article.ts';
import type { Probability } from '../../engine/types.ts';
import { createPage } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import type { ShownResult } from '../scene.ts';
import { agreed } from './agreed.ts';

const page = createPage(
  buildSnapshot(
    h(
      'main',
      ...Array.from({ length: 12 }, (_unused, index) =>
        h('p', `Paragraph ${index} says something of its own, at length.`),
      ),
    ),
  ),
);
const texts = textsOf(page);

function answerOf(algorithm: string, nodes: readonly number[]): Selection {
  const marks = nodes.map((node) => ({ node, role: 'body' as const }));
  return { algorithm, marks, text: '', trace: [], confidence: null, page: null, empty: null };
}

const answers = ['a', 'b', 'c', 'd'].map((algorithm, index) => answerOf(algorithm, texts.slice(index, 12 - 2 * index)));
const opinions = answers.map((answer) => opinionFrom(answer, readArticle(page, answer)));
const [, shown] = opinions as [ShownResult, ShownResult];
const probabilities: readonly Probability[] = [];
const wish = (level: number, done: readonly Correction[] = []) => {
  return { page, shown, probabilities, opinions, level, done };
};

function shownAt(level: number, done: readonly Correction[] = []): ReadonlySet<number> {
  const { selection } = readArticle(page, answers[1] as Selection, correctorOf(page, agreed(wish(level, done))));
  return new Set(selection.text.marks.map(({ node }) => node));
}

it('the strictness slider keeps more text at higher levels, and changes nothing at its middle position', () => {
  expect(agreed(wish(0.5))).toEqual([]);
  expect(shownAt(1).size).toBeGreaterThan(shownAt(0).size);
  const level = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(level, level, (one, other) => {
      const more = shownAt(Math.max(one, other));
      for (const node of shownAt(Math.min(one, other))) expect(more.has(node)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it("the user's own corrections take precedence over those of the strictness slider", () => {
  const [first = -1] = shown.marks.map(({ node }) => node);
  const done: readonly Correction[] = [{ kind: 'remove', nodes: [first] }];
  expect(agreed(wish(1, done))).toBe(agreed(wish(1, done)));
  expect(agreed(wish(1, done)).at(-1)).toBe(done[0]);
  expect(shownAt(1, done).has(first)).toBe(false);
});
