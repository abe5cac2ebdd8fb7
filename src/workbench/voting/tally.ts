/** How many of the algorithms keep a block of the article, and which. */
import { keepersAt, rowsOf, votesOf } from '../../opinions/votes.ts';
import type { Page } from '../../page/page.ts';
import type { Opinion } from '../scene.ts';

/** The votes on one block: algorithms by id. */
export interface Tally {
  readonly keepers: readonly string[];
  readonly others: readonly string[];
}

/** The votes on the block that a place of the text is in; null for what is not of this page, as a heading that was made. */
export type TallyAt = (place: number) => Tally | null;

/** Linear in the nodes of the page; what it gives is looked up. */
export function tallyOf(page: Page, opinions: readonly Opinion[]): TallyAt {
  const votes = votesOf(page, opinions);
  const rows = rowsOf(page, votes.blocks);
  const voters = votes.voters.map(({ algorithm }) => algorithm);
  return (place) => {
    if (!page.isText(place)) return null;
    const row = rows[page.blockOf(place)] ?? -1;
    if (row < 0) return null;
    const keepers = keepersAt(votes, row);
    return { keepers, others: voters.filter((voter) => !keepers.includes(voter)) };
  };
}
