import { highLinkDensity, type LinkDensityOptions } from './link-density.ts';
import { type Measures, rowsBelow, total } from './measures.ts';

/** An element whose text may give points to the elements around it. */
export interface Candidate {
  row: number;
  stopWords: number;
  /** Why it was rejected, or null. */
  rejected: string | null;
}

/** Candidate tags in the order of numbering, which is not document order. */
const TAGS = ['p', 'pre', 'td'] as const;
const MINIMUM_STOP_WORDS = 3;

/**
 * Returns all candidates, rejected ones included, below one root after the other (docs/specs/goose.md, "Best element").
 */
export function findCandidates(measures: Measures, roots: readonly number[], options: LinkDensityOptions): Candidate[] {
  const rows = roots.flatMap((root) => TAGS.flatMap((tag) => rowsBelow(measures, root, tag)));
  return rows.map((row) => ({
    row,
    stopWords: total(measures, row, 'stopWords'),
    rejected: reasonAgainst(measures, row, options),
  }));
}

/** Returns why an element's text is not an article's, or null. Siblings get the same test. */
export function reasonAgainst(measures: Measures, row: number, options: LinkDensityOptions): string | null {
  const stopWords = total(measures, row, 'stopWords');
  if (stopWords < MINIMUM_STOP_WORDS) return `stop words: ${stopWords} of at least ${MINIMUM_STOP_WORDS}`;
  return highLinkDensity(measures, row, options);
}
