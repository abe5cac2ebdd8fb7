/** Measures and splits texts as Python does, because most of the original programs are written in Python. */

/** White space of Python's `str.isspace`. Unlike `\s`, it has U+001C–001F and U+0085, but not U+FEFF. */
export const PYTHON_SPACE = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

const SPACE_RUN = new RegExp(`[${PYTHON_SPACE}]+`, 'g');
const NOT_SPACE = new RegExp(`[^${PYTHON_SPACE}]`);

export function isBlank(text: string): boolean {
  return !NOT_SPACE.test(text);
}

/** Trims a text and collapses white space to single spaces, as Python's `' '.join(text.split())` does. */
export function collapsePythonSpace(text: string): string {
  return stripSpaces(text.replace(SPACE_RUN, ' '));
}

/** Trims spaces (only U+0020). */
export function stripSpaces(text: string): string {
  return trimmed(text, (code) => code === 0x20);
}

/** Trims some UTF-16 code units. Uses no pattern, because `/ +$/` takes quadratic time on long runs of spaces. */
export function trimmed(text: string, isTrimmed = isSpaceCode): string {
  let start = 0;
  let end = text.length;
  while (start < end && isTrimmed(text.charCodeAt(start))) start++;
  while (end > start && isTrimmed(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Returns whether a UTF-16 code unit is white space in Python. Used in loops over the code units of a text. */
export function isSpaceCode(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code >= 0x1c;
  if (code < 0x1680) return code === 0x85 || code === 0xa0;
  return (code >= 0x2000 && code <= 0x200a) || OTHERS.has(code);
}

const OTHERS: ReadonlySet<number> = new Set([0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]);

/** Returns the index of the first character that is not white space; the length of the text if there is none. */
export function startOfText(text: string): number {
  let place = 0;
  while (place < text.length && isSpaceCode(text.charCodeAt(place))) place++;
  return place;
}

export function endOfText(text: string): number {
  let place = text.length;
  while (place > 0 && isSpaceCode(text.charCodeAt(place - 1))) place--;
  return place;
}

const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Returns the length in code points, as Python's `len` does. */
export function characterCount(text: string): number {
  return text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);
}

/** Returns whether a text has more characters than `length`. Reads only the beginning of a long text. */
export function isLongerThan(text: string, length: number): boolean {
  return characterCount(text.slice(0, 2 * length + 2)) > length;
}
