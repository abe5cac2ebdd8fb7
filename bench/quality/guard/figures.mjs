// Measures the guard, which is the reader's notice that text is missing: counts how often it appears on articles that
// lack text, and how often on complete articles.

/** An article lacks text if its recall (share of the ground truth's words that it contains) is below this. */
const LACKS = 0.95;

/**
 * Counts the articles that lack text, the complete articles (recall 1), and in both groups the articles with a notice.
 * Returns null if the guard never ran.
 *
 * @param pages each with `words` (its scores) and `gaps` (the number of notices; null if the guard did not run on it)
 */
export function guardOf(pages) {
  const asked = pages.filter(({ gaps }) => typeof gaps === 'number');
  if (asked.length === 0) return null;
  const count = (some) => ({ pages: some.length, flagged: some.filter(({ gaps }) => gaps > 0).length });
  return {
    lacking: count(asked.filter(({ words }) => words.recall < LACKS)),
    complete: count(asked.filter(({ words }) => words.recall >= 1)),
  };
}
