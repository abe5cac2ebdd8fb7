/** What an algorithm answers there is what it answers here. */
import { expect, test, vi } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import { classicAlgorithms } from '../algorithms/classics.ts';
import { createPage } from '../page/page.ts';
import { marksOf, type PlainAnswer } from './plain-answer.ts';
import { runThere } from './run-there.ts';

const PROSE = 'The river rose again in the night, and the ferry stayed where it was until the morning. ';
const SNAPSHOT = snapshotOfHtml(
  `<title>River</title><body><h1>River</h1>${Array.from({ length: 9 }, (_, index) => `<p>${index}. ${PROSE.repeat(2)}</p>`).join('')}</body>`,
);
const OPTIONS = {
  population: 'rendered',
  documents: { create: () => document.implementation.createHTMLDocument() },
} as const;
const IDS = classicAlgorithms.map(({ id }) => id);

const runAll = async (algorithms: readonly string[], pause?: () => Promise<void>) =>
  JSON.parse(await runThere({ snapshot: JSON.stringify(SNAPSHOT), algorithms }, pause)) as PlainAnswer[];

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

test('others have their turn before each', async () => {
  const pause = vi.fn(async () => {});
  await runAll(['html-text', 'goose', 'html-text'], pause);
  expect(pause).toHaveBeenCalledTimes(2);
});

test('what is no algorithm has no answer, what is no page is refused', async () => {
  expect((await runAll(['magic', 'html-text'])).map(({ algorithm }) => algorithm)).toEqual(['html-text']);
  await expect(runThere({ snapshot: '{"nodes":{"size":1e9}}', algorithms: IDS })).rejects.toThrow('no snapshot');
});
