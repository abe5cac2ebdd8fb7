// How often the guard speaks where text is missing, and where none is.

/** Recall of the truth's words below which an article lacks text; it is complete when it has all of them. */
const LACKS = 0.95;

/** `pages` have `words` and `gaps` (how many the guard names; null when it was not asked). null where it never was. */
export function guardOf(pages) {
  const asked = pages.filter(({ gaps }) => typeof gaps === 'number');
  if (asked.length === 0) return null;
  const count = (some) => ({ pages: some.length, flagged: some.filter(({ gaps }) => gaps > 0).length });
  return {
    lacking: count(asked.filter(({ words }) => words.recall < LACKS)),
    complete: count(asked.filter(({ words }) => words.recall >= 1)),
  };
}
