/** Runs inside a page: takes the data to store. */
import { documentAnswers } from './document-answers.ts';
import { layOut, snapshotAt } from './take-at.ts';

/** Returns the page's snapshot as JSON, and the answers of the algorithms that need a document. */
export function take(url: string | null): { page: string; answers: Record<string, string> } {
  layOut(document);
  const snapshot = snapshotAt(document, url);
  const documents = { create: () => document.implementation.createHTMLDocument() };
  return { page: JSON.stringify(snapshot), answers: documentAnswers(snapshot, documents) };
}
