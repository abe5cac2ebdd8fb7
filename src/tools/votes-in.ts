import type { Page } from '../page/page.ts';
import type { Votes } from '../selection/opinions/types.ts';
import { votesOf } from '../selection/opinions/votes.ts';
import type { Scene } from './scene.ts';

const known = new WeakMap<Page, { readonly count: number; readonly votes: Votes }>();

/** Returns the votes of the algorithms that have run; computed again only when more have run. */
export function votesIn({ page, opinions }: Scene): Votes {
  const found = known.get(page);
  if (found?.count === opinions.length) return found.votes;
  const votes = votesOf(page, opinions);
  known.set(page, { count: opinions.length, votes });
  return votes;
}
