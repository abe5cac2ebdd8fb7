/** Runs in Node: reads a stored page snapshot with the code of the package `lectern`. */
import { allAlgorithms } from '../../src/algorithms/all.ts';
import { openSnapshot } from '../../src/library/open-snapshot.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { type ArticleText, articleText } from '../quality/article-reading.ts';

export { useFold } from '../quality/models.ts';
export { explainPage } from './explain.ts';

export interface NodeReading extends ArticleText {
  /** The nodes that the algorithm marks, as a text that can be compared with the browser's result. */
  answer: string;
}

/**
 * Reads the visible text of a page with one algorithm.
 *
 * @throws if the algorithm is unknown or fails
 */
export async function read(snapshot: PageSnapshot, id: string): Promise<NodeReading> {
  const algorithm = allAlgorithms.find((candidate) => candidate.id === id);
  if (!algorithm) throw new Error(`there is no algorithm ${id}`);
  let answer = '';
  const noted = {
    ...algorithm,
    run: (...input: Parameters<typeof algorithm.run>) => {
      const own = algorithm.run(...input);
      answer = own.marks.map(({ node }) => node).join();
      return own;
    },
  };
  // passes only this algorithm, so that no other algorithm can replace it if it fails
  const held = openSnapshot(snapshot, { algorithms: [noted] });
  const found = await held.ask({ type: 'find', by: id, corrections: [] });
  if (found.by !== id || found.answer.empty === 'failed') throw new Error(`${id} failed`);
  const selection = { ...found.answer, text: '', trace: [] };
  return { ...articleText(snapshot, selection, found.article, { population: 'rendered', additions: [] }), answer };
}
