/** Parts of a page's title: sites put their name beside the headline (DocumentTitleMatchClassifier). */
import { stripSpaces } from '../../steps/white-space.ts';
import { dropTrailingEmpty, javaTrim } from '../blocks/java-text.ts';

/** Splits at `[ ]*[…][ ]*`. Spaces are stripped afterwards: that pattern costs the square of a run of them. */
export function splitTitle(title: string, separator: RegExp): string[] {
  return dropTrailingEmpty(title.split(separator).map(stripSpaces));
}

/** Parts that name a site are no headlines. */
export function namesSite(part: string): boolean {
  return part.includes('.com');
}

/** Null for a title of one part, or when no part is left. A part that is better in one of the two measures wins. */
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
