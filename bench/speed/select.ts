import type { Algorithm, DocumentFactory, Selection } from '../../src/algorithms/types.ts';
import { createPage, type Page } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { runWithRoles } from '../../src/selection/roles/with-roles.ts';

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/** Runs an algorithm on a new page object, in which nothing is cached. */
export function select(algorithm: Algorithm, snapshot: PageSnapshot): Selection {
  return selectOn(algorithm, createPage(snapshot));
}

/** Runs an algorithm on a page object in which earlier runs may have cached results. */
export function selectOn(algorithm: Algorithm, page: Page): Selection {
  return runWithRoles(algorithm, page, { population: 'rendered', documents });
}
