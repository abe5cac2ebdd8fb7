/** Why the text is what it is: the trace of the article, brought to the places that the reader shows. */
import type { ReadArticle } from '../article/make-article.ts';
import { traceArticle } from '../article/trace-article.ts';
import type { Explanation } from '../reader/types.ts';
import { reasonsToKeep } from '../selection/trace.ts';

/** Costs passes over the page and asks for the trace of the algorithm, which it may write only then: not before it is wanted. */
export function explainArticle(read: ReadArticle, areCommentsShown: boolean): Explanation {
  return {
    reasons: reasonsToKeep(read.selection, areCommentsShown),
    words: traceArticle(read, areCommentsShown),
  };
}
