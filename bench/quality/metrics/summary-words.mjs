// Makes the metrics ignore an article's summary, because some ground truths contain it and some do not. A summary is a
// standfirst (a text below the headline), or a headline at the beginning of a true text (docs/specs/measurement.md,
// "Summaries").

/**
 * Returns the word counts of a text without the words of the summary. If a word occurs more often in the text than in
 * the ground truth, subtracts the surplus, but at most the word's count in the summary. `withSummary` has the counts of
 * ground truth and summary together. Also works for counts of runs of words.
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
