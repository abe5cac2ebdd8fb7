import type { Algorithm, DocumentFactory, Selection } from '../../src/algorithms/types.ts';
import { createPage, type Page } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/** Runs an algorithm on a new page with empty caches, as rendered. */
export function select(algorithm: Algorithm, snapshot: PageSnapshot): Selection {
  return selectOn(algorithm, createPage(snapshot));
}

/** Runs an algorithm on a page whose caches may be filled. */
export function selectOn(algorithm: Algorithm, page: Page): Selection {
  return algorithm.run(page, { population: 'rendered', documents });
}
