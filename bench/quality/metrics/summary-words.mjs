// A summary above the text (a standfirst, or a headline that a truth has in its body) counts neither way
// (docs/specs/measurement.md, "Summaries").

/**
 * Returns the counts of a text without the words (or runs) that only the summary explains: those that the text has more
 * often than the truth, up to the surplus that `withSummary`, the truth after its summary, has over the truth.
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
