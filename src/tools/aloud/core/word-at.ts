/** Finds the word that a voice reports. */

/**
 * Returns the range of the word.
 *
 * @param length as the browser reports it; if that is 0, the word ends at the next space
 */
export function wordAt(text: string, index: number, length: number): { start: number; end: number } {
  // some voices count the space before a word as part of it
  const space = /^\s*/.exec(text.slice(index))?.[0].length ?? 0;
  const start = Math.min(index + space, text.length);
  const known = Math.max(0, length - space);
  const end = known > 0 ? start + known : start + (/^\S*/.exec(text.slice(start))?.[0].length ?? 0);
  return { start, end: Math.min(end, text.length) };
}
