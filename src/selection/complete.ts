/**
 * What belongs to kept text and may be left unmarked by an algorithm that judges pieces one by one: a note that the text
 * refers to, a heading or code between two kept passages, the rest of a table. Added for all algorithms in the same way, from
 * what stands on the page.
 */
import type { Mark } from '../algorithms/types.ts';
import type { PageView } from '../page/view.ts';
import { passedPieces } from './between-kept.ts';
import { type Coverage, computeCoverage } from './coverage.ts';
import { findFootnotes } from './notes/index.ts';
import type { Footnotes } from './notes/types.ts';
import { restOfTables } from './tables.ts';

export interface Completed {
  marks: readonly Mark[];
  coverage: Coverage;
  footnotes: Footnotes;
}

export function completeMarks(page: PageView, marks: readonly Mark[]): Completed {
  const coverage = computeCoverage(page.snapshot, marks);
  const pieces = [...passedPieces(page, coverage), ...restOfTables(page, coverage)];
  const passages = withMarks(page, { marks, coverage }, pieces);
  const footnotes = findFootnotes(page, passages.coverage);
  return { ...withMarks(page, passages, footnotes.marks), footnotes };
}

type Marked = Omit<Completed, 'footnotes'>;

/** The marks with others, in document order; a text that is marked keeps its mark. */
function withMarks(page: PageView, before: Marked, added: readonly Mark[]): Marked {
  const fresh = added.filter(({ node }) => !before.coverage.markOf(node));
  if (fresh.length === 0) return before;
  const marks = [...before.marks, ...new Map(fresh.map((mark) => [mark.node, mark])).values()];
  marks.sort((a, b) => a.node - b.node);
  return { marks, coverage: computeCoverage(page.snapshot, marks) };
}
