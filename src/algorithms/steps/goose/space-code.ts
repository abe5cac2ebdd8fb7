/** Python's white space, character by character; the same as `PYTHON_SPACE`. */
export function isSpaceCode(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code >= 0x1c;
  if (code < 0x1680) return code === 0x85 || code === 0xa0;
  return (code >= 0x2000 && code <= 0x200a) || OTHERS.has(code);
}

const OTHERS: ReadonlySet<number> = new Set([0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]);

/** Where the text begins when white space at its start is left out; its length when there is nothing else. */
export function startOfText(text: string, from = 0): number {
  let place = from;
  while (place < text.length && isSpaceCode(text.charCodeAt(place))) place++;
  return place;
}

/** Where white space at the end begins. */
export function endOfText(text: string): number {
  let place = text.length;
  while (place > 0 && isSpaceCode(text.charCodeAt(place - 1))) place--;
  return place;
}
