/**
 * Runs inside a page: counts the notices of missing text that the reader would show for an article. The reader shows a
 * notice at each place where other algorithms keep text that the article lacks.
 */
import { classicAlgorithms } from '../../../src/algorithms/classics.ts';
import type { RunOptions, Selection } from '../../../src/algorithms/types.ts';
import { readArticle } from '../../../src/article/make-article.ts';
import { createPage } from '../../../src/page/page.ts';
import type { PageSnapshot } from '../../../src/page/snapshot/types.ts';
import { findGaps, shownOf } from '../../../src/selection/opinions/gaps.ts';
import type { Vote } from '../../../src/selection/opinions/types.ts';
import { votesOf } from '../../../src/selection/opinions/votes.ts';
import { runWithRoles } from '../../../src/selection/roles/with-roles.ts';

/** Returns the number of places in the page's main column at which the reader would report missing text. */
export function countGaps(snapshot: PageSnapshot, answer: Selection, options: RunOptions): number {
  const page = createPage(snapshot);
  const { selection } = readArticle(page, answer);
  const others = classicAlgorithms.flatMap((algorithm): Vote[] => {
    if (algorithm.id === answer.algorithm) return [];
    try {
      return [{ algorithm: algorithm.id, marks: runWithRoles(algorithm, page, options).marks }];
    } catch {
      // ignores an algorithm that fails, as the extension does
      return [];
    }
  });
  return findGaps(page, shownOf(selection), votesOf(page, [answer, ...others])).length;
}
