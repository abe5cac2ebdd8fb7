/** White space as Java defines it, which differs from JavaScript's (docs/specs/boilerpipe.md, "Events"). */

import { trimmed } from '../../steps/python-text.ts';

/** White space according to Java's `Character.isWhitespace`, which excludes the three no-break spaces. */
const JAVA_WHITE = /[\t-\r\x1c-\x1f\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]/g;

export function whiteToSpace(text: string): string {
  return text.replace(JAVA_WHITE, ' ');
}

/** Removes code units up to U+0020 at both ends, as Java's `String.trim` does. No-break spaces stay. */
export function javaTrim(text: string): string {
  return trimmed(text, (code) => code <= 0x20);
}

export function javaSplit(text: string, separator: RegExp): string[] {
  return dropTrailingEmpty(text.split(separator));
}

/** Drops empty parts at the end, as Java's `String.split` does. A single part stays even if it is empty. */
export function dropTrailingEmpty(parts: readonly string[]): string[] {
  const last = parts.findLastIndex((part) => part !== '');
  return parts.slice(0, parts.length === 1 ? 1 : last + 1);
}
