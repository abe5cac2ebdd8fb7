// Readers' comments that a truth keeps apart: how many of their words an article holds.
import { shinglesOf } from './shingles.mjs';

/**
 * Runs of four words that are in the comments and not in the body, and how many of them a text holds: `{ all, kept }`;
 * null where the truth has no comments.
 */
export function compareComments(comments, body, text) {
  const { counts } = shinglesOf(comments);
  let all = 0;
  let kept = 0;
  for (const [shingle, count] of counts) {
    if (body.counts.has(shingle)) continue;
    all += count;
    kept += Math.min(count, text.counts.get(shingle) ?? 0);
  }
  return all === 0 ? null : { all, kept };
}

/** Over all pages that have comments: `{ pages, share }`; null where none has. */
export function shareOfComments(found) {
  const there = found.filter((page) => page !== null);
  if (there.length === 0) return null;
  const sum = (what) => there.reduce((total, page) => total + page[what], 0);
  return { pages: there.length, share: sum('kept') / sum('all') };
}
