const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Length as Python counts it. */
export function codePoints(text: string): number {
  return text.length - (text.match(PAIR)?.length ?? 0);
}

/** The same compared with a small number, without going through a long text. */
export function isLongerThan(text: string, length: number): boolean {
  return codePoints(text.slice(0, 2 * length + 2)) > length;
}
