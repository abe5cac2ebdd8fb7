/** Runs in Node: reads a stored snapshot with the algorithms, by the code that is shipped. */
import { allAlgorithms } from '../../src/algorithms/all.ts';
import type { DocumentFactory } from '../../src/algorithms/types.ts';
import { makeArticle } from '../../src/article/make-article.ts';
import { createPage } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { type ArticleText, articleText } from '../quality/article-reading.ts';

export { useFold } from '../quality/models.ts';
export { explainPage } from './explain.ts';

export interface NodeReading extends ArticleText {
  /** The nodes that the algorithm marks, as a text to compare with the browser's answer. */
  answer: string;
}

/** Reads the rendered page with one algorithm, as the browser bench does. */
export function read(snapshot: PageSnapshot, id: string, documents: DocumentFactory): NodeReading {
  const algorithm = allAlgorithms.find((candidate) => candidate.id === id);
  if (!algorithm) throw new Error(`there is no algorithm ${id}`);
  const page = createPage(snapshot);
  const selection = algorithm.run(page, { population: 'rendered', documents });
  const article = makeArticle(page, selection);
  const answer = selection.marks.map(({ node }) => node).join();
  const text = articleText(snapshot, selection, article, { population: 'rendered', additions: [] });
  return { ...text, answer };
}
