// Measures how much text of readers' comments an article wrongly contains, and how much of it Lectern offers below the
// article.
import { shinglesOf } from './shingles.mjs';

/**
 * Counts runs of four words on one page. Returns null if `all` is 0.
 *
 * - `all`: runs in the ground truth's comments that are not in its article (the true runs).
 * - `kept`: true runs that the article wrongly contains.
 * - `found`: true runs in the comments that Lectern offers below the article.
 * - `offered`: all runs in the offered comments.
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
 * Combines the counts of `compareComments` over all pages (shares from 0 to 1). Returns null if no page has comments.
 *
 * - `share`: share of the true runs that articles wrongly contain.
 * - `found`: share of the true runs that are offered below articles.
 * - `right`: share of the offered runs that are true; null if none are offered.
 * - `bare`: number of pages that offer less than a tenth of their true runs.
 */
export function shareOfComments(pages) {
  const there = pages.filter((page) => page !== null);
  if (there.length === 0) return null;
  const sum = (what) => there.reduce((total, page) => total + page[what], 0);
  const bare = there.filter(({ found, all }) => found < all / 10).length;
  const right = sum('offered') === 0 ? null : sum('found') / sum('offered');
  return { pages: there.length, share: sum('kept') / sum('all'), found: sum('found') / sum('all'), right, bare };
}
