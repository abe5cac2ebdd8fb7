import type { Selection } from '../src/algorithms/types.ts';
import type { ReadArticle } from '../src/article/make-article.ts';
import { keptText } from '../src/engine/reading.ts';
import { shownOf } from '../src/selection/opinions/gaps.ts';
import type { ShownResult } from '../src/tools/scene.ts';

/** Converts an algorithm's result (`answer`) and its article to the form that the tools use. */
export function opinionOf(answer: Selection, { selection }: ReadArticle): ShownResult {
  const kept = keptText(selection.text);
  return {
    algorithm: answer.algorithm,
    answer,
    marks: kept.marks,
    kept,
    comments: selection.comments && keptText(selection.comments),
    commentMarks: selection.commentMarks,
    accounted: [...shownOf(selection).accounted],
  };
}
