/** Parts of a page's title, because sites add their name to the headline (DocumentTitleMatchClassifier). */
import { stripSpaces } from '../../steps/white-space.ts';
import { dropTrailingEmpty, javaTrim } from '../blocks/java-text.ts';

/** Splits at `[ ]*[…][ ]*`. Strips spaces afterwards, because that pattern costs the square of a run of them. */
export function splitTitle(title: string, separator: RegExp): string[] {
  return dropTrailingEmpty(title.split(separator).map(stripSpaces));
}

/** Whether a part names a site and is not a headline. */
export function namesSite(part: string): boolean {
  return part.includes('.com');
}

/** Returns the part that is better in one of the two measures; null for a title of one part, or if no part is left. */
export function longestPart(parts: readonly string[], countWords: (part: string) => number): string | null {
  if (parts.length === 1) return null;
  let longest = '';
  let mostWords = 0;
  for (const part of parts) {
    if (namesSite(part)) continue;
    const words = countWords(part);
    if (words <= mostWords && part.length <= longest.length) continue;
    mostWords = words;
    longest = part;
  }
  return longest === '' ? null : javaTrim(longest);
}
