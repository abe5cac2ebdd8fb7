// Makes the metrics ignore an article's summary, because some ground truths contain it and some do not. The summary is
// a text below the headline (standfirst). If the text of a ground truth begins with the headline, that headline is
// treated as a summary, too (docs/specs/measurement.md, "Summaries").

/**
 * Returns the counts of a text's words without the words of the summary. For a word that the text has more often than
 * the ground truth, subtracts the surplus, but at most the word's count in the summary. `withSummary` has the counts of
 * ground truth and summary together. Works in the same way for runs of words.
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
