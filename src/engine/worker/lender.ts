/** What a page of the extension does for a worker, which has no documents. */
import readability from '../../algorithms/readability/index.ts';
import type { Population, Selection } from '../../algorithms/types.ts';
import { createPage } from '../../page/page.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';

export interface Lender {
  /** Runs Readability, which works on a document. */
  readability(snapshot: PageSnapshot, population: Population): Selection | Promise<Selection>;
}

export const lender: Lender = {
  readability: (snapshot, population) =>
    readability.run(createPage(snapshot), {
      population,
      documents: { create: () => document.implementation.createHTMLDocument() },
    }),
};
