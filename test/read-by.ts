import { inject } from 'vitest';
import { allAlgorithms } from '../src/algorithms/all.ts';
import type { DocumentFactory } from '../src/algorithms/types.ts';
import { type ReadArticle, readArticle } from '../src/article/make-article.ts';
import { createPage } from '../src/page/page.ts';
import type { PageSnapshot } from '../src/page/snapshot/types.ts';

/** Algorithms that the laws are tested with. The long tier uses all algorithms. */
const SHORT_TIER = ['lectern', 'readability', 'newspaper', 'boilerpipe-article', 'html-text'];
const ALL = allAlgorithms.map(({ id }) => id);
export const LAWFUL: readonly string[] = inject('isLong') ? ALL : SHORT_TIER;

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/** Returns what an algorithm reads of a page, after all passes. Throws for an unknown algorithm. */
export function readBy(snapshot: PageSnapshot, id: string): ReadArticle {
  const algorithm = allAlgorithms.find((candidate) => candidate.id === id);
  if (!algorithm) throw new Error(`there is no algorithm ${id}`);
  const page = createPage(snapshot);
  return readArticle(page, algorithm.run(page, { population: 'rendered', documents }));
}
