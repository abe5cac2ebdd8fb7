// Readers' comments that a truth keeps apart: how many of their words an article holds, and how many are offered below it.
import { shinglesOf } from './shingles.mjs';

/**
 * Runs of four words that are in the comments and not in the body, how many of them a text holds (`kept`) and how many the
 * comments that are offered do (`found`), of how many runs in all (`offered`); null where the truth has no comments.
 */
export function compareComments(comments, body, text, below) {
  const { counts } = shinglesOf(comments);
  let all = 0;
  let kept = 0;
  let found = 0;
  for (const [shingle, count] of counts) {
    if (body.counts.has(shingle)) continue;
    all += count;
    kept += Math.min(count, text.counts.get(shingle) ?? 0);
    found += Math.min(count, below.counts.get(shingle) ?? 0);
  }
  const offered = [...below.counts.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? null : { all, kept, found, offered };
}

/**
 * Over all `pages` that have comments; null where no page has. Shares of their runs that articles hold (`share`) and that are
 * offered (`found`), of what is offered that is one (`right`; null where nothing is), and pages that offer less than a tenth (`bare`).
 */
export function shareOfComments(pages) {
  const there = pages.filter((page) => page !== null);
  if (there.length === 0) return null;
  const sum = (what) => there.reduce((total, page) => total + page[what], 0);
  const bare = there.filter(({ found, all }) => found < all / 10).length;
  const right = sum('offered') === 0 ? null : sum('found') / sum('offered');
  return { pages: there.length, share: sum('kept') / sum('all'), found: sum('found') / sum('all'), right, bare };
}
