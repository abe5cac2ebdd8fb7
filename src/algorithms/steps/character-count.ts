const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Returns the length in code points, as Python's `len` does. */
export function characterCount(text: string): number {
  return text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);
}

/** Returns whether a text has more characters than `length`. Reads only the beginning of a long text. */
export function isLongerThan(text: string, length: number): boolean {
  return characterCount(text.slice(0, 2 * length + 2)) > length;
}
