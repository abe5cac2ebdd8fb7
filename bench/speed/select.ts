import type { Algorithm, DocumentFactory, Selection } from '../../src/algorithms/types.ts';
import type { PageSnapshot } from '../../src/snapshot/types.ts';

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/** An algorithm's answer on a page as a person sees it. */
export function select(algorithm: Algorithm, snapshot: PageSnapshot): Selection {
  return algorithm.run(snapshot, { population: 'rendered', documents });
}
