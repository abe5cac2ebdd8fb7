/** What is read there is what is read here. */
import { expect, test } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import lectern from '../../algorithms/lectern/index.ts';
import { makeArticle } from '../../article/make-article.ts';
import { createPage } from '../../page/page.ts';
import { type AlgorithmFor, readThere } from './read-there.ts';
import type { ReadRequest, ReadThere } from './request.ts';
import type { TakeTurn } from './turns.ts';

const PROSE = 'The river rose again in the night, and the ferry stayed where it was until the morning. ';
const SNAPSHOT = snapshotOfHtml(
  `<title>River</title><body><h1>River</h1>${Array.from({ length: 9 }, (_, index) => `<p>${index}. ${PROSE.repeat(2)}</p>`).join('')}</body>`,
);
const REQUEST: ReadRequest = {
  snapshot: JSON.stringify(SNAPSHOT),
  hasMoved: false,
  algorithm: null,
};

const atOnce: TakeTurn = async (step) => step();

const CHOSEN: AlgorithmFor = async ({ algorithm }) => algorithm ?? 'lectern';

const read = async (by: Partial<ReadRequest> = {}, chosen = 'lectern') =>
  JSON.parse(
    (await readThere({ ...REQUEST, ...by }, async ({ algorithm }) => algorithm ?? chosen, atOnce)) as string,
  ) as ReadThere;

test('the article is the one that the page would make of itself', async () => {
  const page = createPage(SNAPSHOT);
  const article = makeArticle(
    page,
    lectern.run(page, { population: 'rendered', documents: { create: () => document } }),
  );
  const there = await read();
  expect(there.algorithm).toBe('lectern');
  expect(there.article).toEqual(JSON.parse(JSON.stringify(article)));
  expect(there.commented).toBeNull();
  expect(there.marks.length).toBeGreaterThan(8);
});

test('the algorithm is the one that was asked for, or the chosen one', async () => {
  expect((await read({ algorithm: 'boilerpipe-article' }, 'html-text')).algorithm).toBe('boilerpipe-article');
  expect((await read({}, 'html-text')).algorithm).toBe('html-text');
});

test('a page that reads itself is not read', async () => {
  const asked: unknown[] = [];
  const known: AlgorithmFor = async (page) => {
    asked.push(page);
    return null;
  };
  const answer = await readThere(REQUEST, known, atOnce);
  expect(answer).toBeNull();
  expect(asked).toEqual([{ url: SNAPSHOT.url, algorithm: null }]);
});

test('what is no page, or no algorithm, is refused', async () => {
  await expect(readThere({ ...REQUEST, snapshot: '{"nodes":{"size":1e9}}' }, CHOSEN, atOnce)).rejects.toThrow(
    'no snapshot',
  );
  await expect(readThere({ ...REQUEST, algorithm: 'magic' }, CHOSEN, atOnce)).rejects.toThrow('no algorithm');
});
