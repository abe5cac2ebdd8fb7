/** What an algorithm answers there is what it answers here. */
import { expect, test } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { classicAlgorithms } from '../../algorithms/classics.ts';
import { createPage } from '../../page/page.ts';
import { marksOf, type PlainAnswer } from './plain-answer.ts';
import { runThere } from './run-there.ts';
import type { TakeTurn } from './turns.ts';

const PROSE = 'The river rose again in the night, and the ferry stayed where it was until the morning. ';
const SNAPSHOT = snapshotOfHtml(
  `<title>River</title><body><h1>River</h1>${Array.from({ length: 9 }, (_, index) => `<p>${index}. ${PROSE.repeat(2)}</p>`).join('')}</body>`,
);
const OPTIONS = {
  population: 'rendered',
  documents: { create: () => document.implementation.createHTMLDocument() },
} as const;
const IDS = classicAlgorithms.map(({ id }) => id);

const atOnce: TakeTurn = async (step) => step();

const runAll = async (algorithms: readonly string[], take = atOnce) =>
  JSON.parse(await runThere({ snapshot: JSON.stringify(SNAPSHOT), algorithms }, take)) as PlainAnswer[];

test('all answers are those that the page would get', async () => {
  const answers = await runAll(IDS);
  expect(answers.map(({ algorithm }) => algorithm)).toEqual(IDS);
  for (const [index, { run }] of classicAlgorithms.entries()) {
    const { marks, confidence, empty, page } = run(createPage(SNAPSHOT), OPTIONS);
    const answer = answers[index] as PlainAnswer;
    expect(marksOf(answer)).toEqual(marks);
    expect(answer).toMatchObject({ confidence, empty, page });
  }
});

test('the page and each algorithm have a turn of their own', async () => {
  let turns = 0;
  const counted: TakeTurn = async (step) => {
    turns += 1;
    return step();
  };
  await runAll(['html-text', 'goose', 'html-text'], counted);
  expect(turns).toBe(3);
});

test('what is no algorithm has no answer, what is no page is refused', async () => {
  expect((await runAll(['magic', 'html-text'])).map(({ algorithm }) => algorithm)).toEqual(['html-text']);
  const none = { snapshot: '{"nodes":{"size":1e9}}', algorithms: IDS };
  await expect(runThere(none, atOnce)).rejects.toThrow('no snapshot');
});
