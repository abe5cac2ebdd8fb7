// Computes how often the guard gives notices where text is missing, and where none is missing.

/** Recall of the truth's words below which an article lacks text; it is complete if it has all of them. */
const LACKS = 0.95;

/**
 * Returns the guard's figures; null if it never ran. `pages` have `words` and `gaps` (the number of notices; null if
 * the guard did not run).
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
