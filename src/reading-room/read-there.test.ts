/** What is read there is what is read here. */
import { expect, test } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import lectern from '../algorithms/lectern/index.ts';
import { makeArticle } from '../article/make-article.ts';
import { createPage } from '../page/page.ts';
import { readThere } from './read-there.ts';
import type { ReadRequest, ReadThere } from './request.ts';

const PROSE = 'The river rose again in the night, and the ferry stayed where it was until the morning. ';
const SNAPSHOT = snapshotOfHtml(
  `<title>River</title><body><h1>River</h1>${Array.from({ length: 9 }, (_, index) => `<p>${index}. ${PROSE.repeat(2)}</p>`).join('')}</body>`,
);
const REQUEST: ReadRequest = {
  snapshot: JSON.stringify(SNAPSHOT),
  hasMoved: false,
  algorithm: null,
  stored: null,
  held: null,
};

const read = async (by: Partial<ReadRequest> = {}) => JSON.parse(await readThere({ ...REQUEST, ...by })) as ReadThere;

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

test.each([
  ['asked for', { algorithm: 'boilerpipe-article', stored: { algorithm: 'html-text' } }, 'boilerpipe-article'],
  ['stored', { stored: { algorithm: 'html-text' } }, 'html-text'],
  ['chosen, but not stored yet', { stored: { algorithm: 'html-text' }, held: { algorithm: 'goose' } }, 'goose'],
  ['the one of those who have chosen none', { stored: 7, held: 'nothing' }, 'lectern'],
])('the algorithm is the one that was %s', async (_how, by, algorithm) => {
  expect((await read(by)).algorithm).toBe(algorithm);
});

test('what is no page, or no algorithm, is refused', async () => {
  await expect(readThere({ ...REQUEST, snapshot: '{"nodes":{"size":1e9}}' })).rejects.toThrow('no snapshot');
  await expect(readThere({ ...REQUEST, algorithm: 'magic' })).rejects.toThrow('no algorithm');
});
