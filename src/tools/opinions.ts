import type { Page } from '../page/page.ts';
import type { Shown, Votes } from '../selection/opinions/types.ts';
import { votesOf } from '../selection/opinions/votes.ts';
import type { Scene, ShownResult } from './scene.ts';

/** Converts the shown result to the form in which it is compared with the results of other algorithms. */
export const shownOf = ({ answer, marks, accounted }: ShownResult): Shown => ({
  algorithm: answer.algorithm,
  marks,
  accounted: new Set(accounted),
  confidence: answer.confidence,
});

const known = new WeakMap<Page, { readonly count: number; readonly votes: Votes }>();

/** Returns which algorithms keep which block (paragraph); computed again only after more algorithms have run. */
export function votesIn({ page, opinions }: Scene): Votes {
  const found = known.get(page);
  if (found?.count === opinions.length) return found.votes;
  const votes = votesOf(page, opinions);
  known.set(page, { count: opinions.length, votes });
  return votes;
}
