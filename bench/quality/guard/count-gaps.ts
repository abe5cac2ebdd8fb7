/** Runs inside a page: counts the guard's notices for an article, by the votes of the algorithms without data. */
import { classicAlgorithms } from '../../../src/algorithms/classics.ts';
import type { RunOptions, Selection } from '../../../src/algorithms/types.ts';
import { readArticle } from '../../../src/article/make-article.ts';
import { createPage } from '../../../src/page/page.ts';
import type { PageSnapshot } from '../../../src/page/snapshot/types.ts';
import { findGaps } from '../../../src/selection/opinions/gaps.ts';
import { shownOf } from '../../../src/selection/opinions/shown.ts';
import type { Vote } from '../../../src/selection/opinions/types.ts';
import { votesOf } from '../../../src/selection/opinions/votes.ts';

/** Returns the number of places for which the guard says that text of the main column is not shown. */
export function countGaps(snapshot: PageSnapshot, answer: Selection, options: RunOptions): number {
  const page = createPage(snapshot);
  const { selection } = readArticle(page, answer);
  const others = classicAlgorithms.flatMap((algorithm): Vote[] => {
    if (algorithm.id === answer.algorithm) return [];
    try {
      return [{ algorithm: algorithm.id, marks: algorithm.run(page, options).marks }];
    } catch {
      // as in the extension: an algorithm that fails has no vote
      return [];
    }
  });
  return findGaps(page, shownOf(selection), votesOf(page, [answer, ...others])).length;
}
