/**
 * Runs the algorithms that need DOM documents, so that their results in the browser can be compared with those in Node.
 * In the browser, the browser itself provides the documents; in Node, a library does.
 */
import readability from '../../src/algorithms/readability/index.ts';
import type { DocumentFactory } from '../../src/algorithms/types.ts';
import { createPage } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';

const ALGORITHMS = [readability];

/** Returns the ids of the nodes that each algorithm marks, as a text that can be compared. */
export function documentAnswers(snapshot: PageSnapshot, documents: DocumentFactory): Record<string, string> {
  return Object.fromEntries(
    ALGORITHMS.map((algorithm) => [algorithm.id, answerOf(() => marksOf(algorithm, snapshot, documents))]),
  );
}

function marksOf(algorithm: (typeof ALGORITHMS)[number], snapshot: PageSnapshot, documents: DocumentFactory): string {
  return algorithm
    .run(createPage(snapshot), { population: 'rendered', documents })
    .marks.map(({ node }) => node)
    .join();
}

function answerOf(run: () => string): string {
  try {
    return run();
  } catch {
    return 'failed';
  }
}
