import type { Algorithm, DocumentFactory, Selection } from '../../src/algorithms/types.ts';
import { createPage, type Page } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/** An algorithm's answer on a page as a person sees it, with nothing known of the page that was worked out before. */
export function select(algorithm: Algorithm, snapshot: PageSnapshot): Selection {
  return selectOn(algorithm, createPage(snapshot));
}

/** The same on a page of which something may be known. */
export function selectOn(algorithm: Algorithm, page: Page): Selection {
  return algorithm.run(page, { population: 'rendered', documents });
}
