const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Length in code points, as Python's `len` counts. */
export function characterCount(text: string): number {
  return text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);
}

/** Whether the text has more characters than a small number, without going through a long text. */
export function isLongerThan(text: string, length: number): boolean {
  return characterCount(text.slice(0, 2 * length + 2)) > length;
}
