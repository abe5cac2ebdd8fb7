import type { ArticleSelection } from '../types.ts';
import type { Shown } from './types.ts';

/**
 * Returns the text that an article contains, and the text that it lacks on purpose: comments, and text that the user or
 * a clean-up step dropped after the algorithm had run.
 */
export function shownOf({ answer, text, commentMarks, changes }: ArticleSelection): Shown {
  const accounted = [commentMarks, answer.marks, changes].flatMap((list) => list.map(({ node }) => node));
  return {
    algorithm: answer.algorithm,
    marks: text.marks,
    accounted: new Set(accounted),
    confidence: answer.confidence,
  };
}
