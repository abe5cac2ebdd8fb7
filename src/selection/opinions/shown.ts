import type { ArticleSelection } from '../types.ts';
import type { Shown } from './types.ts';

/** What an article shows, and what it leaves out because somebody has decided so: comments, passes, the user. */
export function shownOf({ answer, text, commentMarks, changes }: ArticleSelection): Shown {
  const accounted = [commentMarks, answer.marks, changes].flatMap((list) => list.map(({ node }) => node));
  return {
    algorithm: answer.algorithm,
    marks: text.marks,
    accounted: new Set(accounted),
    confidence: answer.confidence,
  };
}
