// Compares readers' comments that a truth keeps apart with the article, and with the comments offered below it.
import { shinglesOf } from './shingles.mjs';

/**
 * Counts runs of four words: those in the comments but not in the body (`all`), how many of these are in the text
 * (`kept`) and in the comments offered below it (`found`), and all runs of the offered comments (`offered`). null if
 * `all` is 0.
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
 * Returns figures over all `pages` with comments; null if there are none. Shares of the comments' runs that articles
 * have (`share`) and that are offered (`found`), the share of the offered runs that are comments (`right`; null if
 * nothing is offered), and the number of pages that offer less than a tenth (`bare`).
 */
export function shareOfComments(pages) {
  const there = pages.filter((page) => page !== null);
  if (there.length === 0) return null;
  const sum = (what) => there.reduce((total, page) => total + page[what], 0);
  const bare = there.filter(({ found, all }) => found < all / 10).length;
  const right = sum('offered') === 0 ? null : sum('found') / sum('offered');
  return { pages: there.length, share: sum('kept') / sum('all'), found: sum('found') / sum('all'), right, bare };
}
