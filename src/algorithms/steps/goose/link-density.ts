import { at } from '../column.ts';
import { type Measures, total } from './measures.ts';

export interface LinkDensityOptions {
  /**
   * Whether the empty text has no word (Newspaper) or one empty word (Goose). With no word, an element with links but
   * without counted words is dense.
   */
  needsWords: boolean;
}

/** Link density from which an element is a list of links. */
const HIGH = 1;

/** Returns why an element is a list of links, or null (docs/specs/goose.md, "Counting"). */
export function highLinkDensity(measures: Measures, row: number, options: LinkDensityOptions): string | null {
  const density = linkDensity(measures, row, options);
  return density < HIGH ? null : `density of links ${density.toFixed(2)}, ${HIGH} or more`;
}

/** Returns the share of linked words, times the number of links. */
function linkDensity(measures: Measures, row: number, { needsWords }: LinkDensityOptions): number {
  const below = (column: readonly number[]): number => at(column, at(measures.end, row)) - at(column, row + 1);
  const links = below(measures.links);
  if (links === 0) return 0;
  const words = total(measures, row, 'countedWords');
  if (words === 0 && needsWords) return Number.POSITIVE_INFINITY;
  // the link texts are joined without a space and split again
  const linkWords = needsWords && below(measures.linksWithText) === 0 ? 0 : below(measures.linkSpaces) + 1;
  return (linkWords / Math.max(1, words)) * links;
}
