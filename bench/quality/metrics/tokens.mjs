// Matches the same words as `\w+` in Python: letters, numbers of all kinds and the underscore, but no combining marks
// (docs/specs/measurement.md, "Words").
const WORD = /[\p{L}\p{N}_]+/gu;

/** Returns the words of a text, in their original case. */
export function tokensOf(text) {
  return text.match(WORD) ?? [];
}

export function countOf(keys) {
  const counts = new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
