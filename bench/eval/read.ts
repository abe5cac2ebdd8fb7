/** Runs in Node: reads a stored page snapshot with the extension's own code. */
import { allAlgorithms } from '../../src/algorithms/all.ts';
import { makeArticle } from '../../src/article/make-article.ts';
import { documents } from '../../src/library/documents.ts';
import { createPage } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { FIRST_WORDS } from '../../src/platform/wording/message.ts';
import { runWithRoles } from '../../src/selection/roles/with-roles.ts';
import { leave } from '../../src/shared/exchange.ts';
import { type ArticleText, articleText } from '../quality/article-reading.ts';

export { useFold } from '../quality/models.ts';
export { explainPage } from './explain.ts';

export const leaveWords = (words: Readonly<Record<string, string>>) => leave([FIRST_WORDS, words]);

export interface NodeReading extends ArticleText {
  /** Nodes that the algorithm marks, as a text that can be compared with the browser's result. */
  answer: string;
}

/** Reads the visible text of a page with one algorithm. */
export function read(snapshot: PageSnapshot, id: string): NodeReading {
  const algorithm = allAlgorithms.find((candidate) => candidate.id === id);
  if (!algorithm) throw new Error(`there is no algorithm ${id}`);
  const page = createPage(snapshot);
  let answer = '';
  const noted = {
    ...algorithm,
    run: (...input: Parameters<typeof algorithm.run>) => {
      const own = algorithm.run(...input);
      answer = own.marks.map(({ node }) => node).join();
      return own;
    },
  };
  const selection = runWithRoles(noted, page, { population: 'rendered', documents });
  const article = makeArticle(page, selection);
  const text = articleText(snapshot, selection, article, { population: 'rendered', additions: [] });
  return { ...text, answer };
}
