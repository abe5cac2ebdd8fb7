import type { Algorithm, Population, Selection } from '../src/algorithms/types.ts';
import { createPage } from '../src/page/page.ts';
import { snapshotOfHtml } from './build-snapshot.ts';

/** Returns a function that runs an algorithm on the HTML of a page. */
export const runnerOf =
  (algorithm: Algorithm) =>
  (html: string, population: Population = 'source'): Selection =>
    algorithm.run(createPage(snapshotOfHtml(html)), { population, documents: { create: () => null } });
