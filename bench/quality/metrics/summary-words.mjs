// A summary above the text (a standfirst, or a headline that a truth has in its body) counts neither way
// (docs/specs/measurement.md, "Summaries").

/**
 * The counts of a text without what only the summary accounts for: words (or runs) that the text has more often than the truth,
 * as often as `withSummary`, the truth behind its summary, has them more often than the truth.
 */
export function withoutSummary(counts, truth, withSummary) {
  const kept = new Map();
  for (const [key, count] of counts) {
    const asked = truth.get(key) ?? 0;
    const free = Math.max(0, (withSummary.get(key) ?? 0) - asked);
    const left = count - Math.min(free, Math.max(0, count - asked));
    if (left > 0) kept.set(key, left);
  }
  return kept;
}
