import { highLinkDensity, type LinkDensityOptions } from './link-density.ts';
import { type Measures, rowsBelow, total } from './measures.ts';

/** An element whose text may speak for what is around it. */
export interface Candidate {
  row: number;
  stopWords: number;
  /** Why it is none, or null. */
  rejected: string | null;
}

/** In the order in which they are numbered: not that of the document. */
const TAGS = ['p', 'pre', 'td'] as const;
const MINIMUM_STOP_WORDS = 3;

/** All that were looked at, below one root after the other (docs/specs/goose.md, "Best element"). */
export function findCandidates(measures: Measures, roots: readonly number[], options: LinkDensityOptions): Candidate[] {
  const rows = roots.flatMap((root) => TAGS.flatMap((tag) => rowsBelow(measures, root, tag)));
  return rows.map((row) => ({
    row,
    stopWords: total(measures, row, 'stopWords'),
    rejected: reasonAgainst(measures, row, options),
  }));
}

/** Why the text of an element is not that of an article, or null. The same test serves siblings. */
export function reasonAgainst(measures: Measures, row: number, options: LinkDensityOptions): string | null {
  const stopWords = total(measures, row, 'stopWords');
  if (stopWords < MINIMUM_STOP_WORDS) return `stop words: ${stopWords} of at least ${MINIMUM_STOP_WORDS}`;
  return highLinkDensity(measures, row, options);
}
