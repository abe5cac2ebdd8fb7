// Makes the metrics ignore an article's summary, which some ground truths contain and others do not. A summary is a
// standfirst, or a headline at the beginning of a true text (docs/specs/measurement.md, "Summaries").

/**
 * Returns the word counts of a text without the words of the summary. If the text has a word more often than the ground
 * truth, subtracts the surplus, but at most the summary's count of the word. `withSummary` has the counts of ground
 * truth and summary together. Works for counts of runs of words, too.
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
