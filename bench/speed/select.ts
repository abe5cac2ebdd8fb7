import type { Algorithm, DocumentFactory, Selection } from '../../src/algorithms/types.ts';
import { createPage } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/snapshot/types.ts';

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/** An algorithm's answer on a page as a person sees it, with nothing known of the page that was worked out before. */
export function select(algorithm: Algorithm, snapshot: PageSnapshot): Selection {
  return algorithm.run(createPage(snapshot), { population: 'rendered', documents });
}
