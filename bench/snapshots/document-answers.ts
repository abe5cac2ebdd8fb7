/** What the algorithms that need a document answer: in the browser it is the browser's own, in Node one of a library. */
import readability from '../../src/algorithms/readability/index.ts';
import type { DocumentFactory } from '../../src/algorithms/types.ts';
import { createPage } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';

const ALGORITHMS = [readability];

/** Algorithm → the nodes that it marks, as a text to compare. */
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
    // a page on which an algorithm fails has no answer there
    return 'failed';
  }
}
