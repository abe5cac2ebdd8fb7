/** Runs Readability in the engine page on behalf of a worker, which cannot create DOM documents. */
import readability from '../../algorithms/readability/index.ts';
import type { Population, Selection } from '../../algorithms/types.ts';
import { createPage } from '../../page/page.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';

export interface ReadabilityRunner {
  run(snapshot: PageSnapshot, population: Population): Selection | Promise<Selection>;
}

export const readabilityRunner: ReadabilityRunner = {
  run: (snapshot, population) =>
    readability.run(createPage(snapshot), {
      population,
      documents: { create: () => document.implementation.createHTMLDocument() },
    }),
};
