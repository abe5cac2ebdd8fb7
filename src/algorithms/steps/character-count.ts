const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Length in code points, as Python's `len` counts. */
export function characterCount(text: string): number {
  return text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);
}
