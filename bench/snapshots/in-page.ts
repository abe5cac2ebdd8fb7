import { documentAnswers } from './document-answers.ts';
import { layOut, snapshotAt } from './take-at.ts';

/**
 * Returns the page snapshot as JSON, and the nodes marked by the algorithms that need a DOM document. `url` is the
 * page's public address; null if the document itself states it.
 */
export function take(url: string | null): { page: string; answers: Record<string, string> } {
  layOut(document);
  const snapshot = snapshotAt(document, url);
  const documents = { create: () => document.implementation.createHTMLDocument() };
  return { page: JSON.stringify(snapshot), answers: documentAnswers(snapshot, documents) };
}
