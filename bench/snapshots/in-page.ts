/** Runs inside a page: what is stored of it. */
import { documentAnswers } from './document-answers.ts';
import { layOut, snapshotAt } from './take-at.ts';

/** The page's snapshot as JSON, and what the algorithms answer that need a document. */
export function take(url: string | null): { page: string; answers: Record<string, string> } {
  layOut(document);
  const snapshot = snapshotAt(document, url);
  const documents = { create: () => document.implementation.createHTMLDocument() };
  return { page: JSON.stringify(snapshot), answers: documentAnswers(snapshot, documents) };
}
