import { at } from '../column.ts';
import { type Measures, total } from './measures.ts';

export interface LinkDensityOptions {
  /**
   * What the empty text is: one empty word (Goose), or no word (Newspaper). In the second case an element with links is
   * dense when it has no counted word.
   */
  needsWords: boolean;
}

/** From here on an element is taken for a list of links. */
const HIGH = 1;

/** Why an element is a list of links, or null (docs/specs/goose.md, "Counting"). */
export function highLinkDensity(measures: Measures, row: number, options: LinkDensityOptions): string | null {
  const density = linkDensity(measures, row, options);
  return density < HIGH ? null : `density of links ${density.toFixed(2)}, ${HIGH} or more`;
}

/** Share of the words that stand in links, times the number of links. */
function linkDensity(measures: Measures, row: number, { needsWords }: LinkDensityOptions): number {
  const below = (column: readonly number[]): number => at(column, at(measures.end, row)) - at(column, row + 1);
  const links = below(measures.links);
  if (links === 0) return 0;
  const words = total(measures, row, 'countedWords');
  if (words === 0 && needsWords) return Number.POSITIVE_INFINITY;
  // the texts of the links are joined without a space, and split again
  const linkWords = needsWords && below(measures.linksWithText) === 0 ? 0 : below(measures.linkSpaces) + 1;
  return (linkWords / Math.max(1, words)) * links;
}
