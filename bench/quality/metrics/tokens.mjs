// Python's Unicode \w+: letters, numbers of every kind and the underscore; no combining marks
// (docs/specs/measurement.md, "Words").
const WORD = /[\p{L}\p{N}_]+/gu;

/** Returns the words of a text, as they are written. */
export function tokensOf(text) {
  return text.match(WORD) ?? [];
}

/** Returns how often each key occurs. */
export function countOf(keys) {
  const counts = new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
