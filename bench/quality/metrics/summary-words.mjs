// Makes the metrics ignore an article's summary (a text below the headline), because some ground truths contain it and
// some do not. A headline in the text of a ground truth also counts as a summary (docs/specs/measurement.md,
// "Summaries").

/**
 * Returns the counts of a text's words without the words of the summary. A word is only removed as often as the text
 * has it beyond the ground truth, and at most as often as the summary has it. Also works for runs of words.
 *
 * @param truth counts in the ground truth
 * @param withSummary counts in the ground truth and the summary together
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
