/**
 * A snapshot → the article, in a context of the extension where the code stays warm between clicks (docs/adr/031-the-reading-room.md). Where that
 * fails, the page reads itself, and says what is wrong.
 */
import '../../vocabulary/provide.ts';
import type { Algorithm } from '../../algorithms/types.ts';
import { readArticle, writeArticle } from '../../article/make-article.ts';
import { keepCurrentArticle } from '../../page/current-article.ts';
import { createPage } from '../../page/page.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { checkedAnswer } from '../../selection/check-answer.ts';
import { offersOfPage } from '../page-offers.ts';
import { codeOf, documents } from './code-of.ts';
import type { ReadRequest, ReadThere } from './request.ts';
import type { TakeTurn } from './turns.ts';
import { parseSnapshot } from './valid-snapshot.ts';

/** The algorithm that the reader of a page will ask for; null where the page reads itself. */
export type AlgorithmFor = (page: { url: string; algorithm: string | null }) => Promise<string | null>;

/**
 * @returns a `ReadThere` as JSON; null where the page reads itself
 * @throws where it is no snapshot, the algorithm fails, or its answer is not sound
 */
export async function readThere(
  request: ReadRequest,
  algorithmFor: AlgorithmFor,
  take: TakeTurn,
): Promise<string | null> {
  const snapshot = await take(() => parseSnapshot(request.snapshot));
  const id = await algorithmFor({ url: snapshot.url, algorithm: request.algorithm });
  if (id === null) return null;
  const algorithm = await codeOf(id);
  return take(() => readBy(algorithm, keepCurrentArticle(snapshot, request.hasMoved)));
}

function readBy(algorithm: Algorithm, snapshot: PageSnapshot): string {
  const page = createPage(snapshot);
  const answer = checkedAnswer(page, algorithm.run(page, { population: 'rendered', documents }));
  const read = readArticle(page, answer);
  if (read.selection.faults.length > 0) throw new Error('The selection is unsound');
  const article = writeArticle(read);
  const { marks } = read.selection.text;
  const there: ReadThere = {
    algorithm: algorithm.id,
    article,
    commented: article.comments ? writeArticle(read, { comments: true }) : null,
    marks,
    offers: offersOfPage(page, marks),
  };
  return JSON.stringify(there);
}
