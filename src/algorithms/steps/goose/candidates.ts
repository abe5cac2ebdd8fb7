import { at } from '../../../shared/column.ts';
import { type Measures, rowsBelow, total } from './measures.ts';

/** An element whose text may give points to the elements around it. */
export interface Candidate {
  row: number;
  stopWords: number;
  /** The reason why the element gives no points; null if it gives points. */
  rejected: string | null;
}

/** Tags of candidates. Candidates are listed tag by tag, and those with the same tag in document order. */
const TAGS = ['p', 'pre', 'td'] as const;
const MINIMUM_STOP_WORDS = 3;

/** Returns all candidates below each root, including rejected ones (docs/specs/goose.md, "Best element"). */
export function findCandidates(measures: Measures, roots: readonly number[], options: LinkDensityOptions): Candidate[] {
  const rows = roots.flatMap((root) => TAGS.flatMap((tag) => rowsBelow(measures, root, tag)));
  return rows.map((row) => ({
    row,
    stopWords: total(measures, row, 'stopWords'),
    rejected: reasonAgainst(measures, row, options),
  }));
}

/** Null if the text may be part of an article. `siblings.ts` also uses it, for the mean number of stop words. */
export function reasonAgainst(measures: Measures, row: number, options: LinkDensityOptions): string | null {
  const stopWords = total(measures, row, 'stopWords');
  if (stopWords < MINIMUM_STOP_WORDS) return `stop words: ${stopWords} of at least ${MINIMUM_STOP_WORDS}`;
  return highLinkDensity(measures, row, options);
}

export interface LinkDensityOptions {
  /**
   * Whether an empty text counts as no words (`true`, Newspaper) or as one empty word (`false`, Goose). With `true`, an
   * element that has links but no counted words is a list of links.
   */
  needsWords: boolean;
}

/** Minimum link density of an element that is a list of links. */
const HIGH = 1;

/** Returns the reason why an element is a list of links; null if it is not (docs/specs/goose.md, "Counting"). */
export function highLinkDensity(measures: Measures, row: number, options: LinkDensityOptions): string | null {
  const density = linkDensity(measures, row, options);
  return density < HIGH ? null : `density of links ${density.toFixed(2)}, ${HIGH} or more`;
}

/** Returns the link density: the share of linked words, multiplied by the number of links. */
function linkDensity(measures: Measures, row: number, { needsWords }: LinkDensityOptions): number {
  const below = (column: readonly number[]): number => at(column, at(measures.end, row)) - at(column, row + 1);
  const links = below(measures.links);
  if (links === 0) return 0;
  const words = total(measures, row, 'countedWords');
  if (words === 0 && needsWords) return Number.POSITIVE_INFINITY;
  // The original programs join the link texts without spaces before they split them into words, so the last word of a
  // link and the first word of the next link become one word.
  const linkWords = needsWords && below(measures.linksWithText) === 0 ? 0 : below(measures.linkSpaces) + 1;
  return (linkWords / Math.max(1, words)) * links;
}
