import { inject } from 'vitest';
import { allAlgorithms } from '../src/algorithms/all.ts';
import type { DocumentFactory } from '../src/algorithms/types.ts';
import { type ReadArticle, readArticle } from '../src/article/make-article.ts';
import { createPage } from '../src/page/page.ts';
import type { PageSnapshot } from '../src/page/snapshot/types.ts';
import { runWithRoles } from '../src/selection/roles/with-roles.ts';

/** Algorithms with which the laws for articles are tested in the quick run. The long run uses all algorithms. */
const SHORT_TIER = ['lectern', 'readability', 'newspaper', 'boilerpipe-article', 'html-text'];
const ALL = allAlgorithms.map(({ id }) => id);
export const LAWFUL: readonly string[] = inject('isLong') ? ALL : SHORT_TIER;

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/**
 * Returns the article that an algorithm and all later steps (passes) find on a page. Throws for an unknown algorithm.
 */
export function readBy(snapshot: PageSnapshot, id: string): ReadArticle {
  const algorithm = allAlgorithms.find((candidate) => candidate.id === id);
  if (!algorithm) throw new Error(`there is no algorithm ${id}`);
  const page = createPage(snapshot);
  return readArticle(page, runWithRoles(algorithm, page, { population: 'rendered', documents }));
}
