/** What one algorithm found on a page, and what is made of it when it is asked for. */

import type { Selection } from '../algorithms/types.ts';
import type { Corrector } from '../article/corrector.ts';
import { readWithStops, writeArticle, writeWithStops } from '../article/make-article.ts';
import type { Article } from '../article/types.ts';
import type { Offer } from '../engine/offer.ts';
import { offersOfPage } from '../engine/page-offers.ts';
import type { Page } from '../page/page.ts';
import { reportOnce } from '../platform/errors.ts';
import type { LastWord } from '../selection/trace.ts';
import { UnsoundSelection } from '../selection/unsound-selection.ts';
import { inOneGo, type WithStops } from '../shared/with-stops.ts';
import { type Finding, failedFinding } from './found.ts';
import { provided } from './lazy-script.ts';
import { type LiveRows, selectRanges } from './page-selection.ts';
import { type RunResult, runWithStops } from './run-algorithm.ts';
import { SELECTION_ID } from './state/state.ts';

/** What was read, and what the user has selected of it. */
export interface Read extends LiveRows {
  document: Document;
  ranges: readonly Range[];
  /** What an algorithm has answered elsewhere. */
  answerOf?(algorithm: string): Selection | undefined;
}

/** Runs an algorithm, or takes what the user has selected, and makes the article. Never throws. */
export function findArticle(read: Read, algorithm: string): Finding {
  return inOneGo(findWithStops(read, algorithm));
}

/** As {@link findArticle}, with a stop wherever a large page has taken long enough for others to wait. */
export function* findWithStops(read: Read, algorithm: string): WithStops<Finding> {
  try {
    const result = yield* run(read, algorithm);
    yield;
    return yield* makeFinding(read.page, result);
  } catch (error) {
    reportOnce(`no article could be built from ${algorithm}`, error);
    return failedFinding(read.document, algorithm);
  }
}

/** What an algorithm found, made once more as the user wants it; as it was where that fails. */
export function correctFinding(page: Page, finding: Finding, corrector: Corrector): Finding {
  const { answer: selection, notice } = finding;
  if (!selection) return finding;
  try {
    return { ...inOneGo(makeFinding(page, { selection, notice }, corrector)), answer: selection };
  } catch (error) {
    reportOnce('the article could not be corrected', error);
    return finding;
  }
}

function* run(read: Read, algorithm: string): WithStops<RunResult> {
  if (algorithm === SELECTION_ID) return { selection: selectRanges(read, read.ranges), notice: '' };
  return yield* runWithStops(read.page, algorithm, { answerOf: read.answerOf });
}

function* makeFinding(
  page: Page,
  { selection, notice }: RunResult,
  corrector: Corrector | null = null,
): WithStops<Finding> {
  const read = yield* readWithStops(page, selection, corrector);
  yield;
  const { faults } = read.selection;
  if (faults.length > 0) reportOnce('unsound selection', new UnsoundSelection(selection.algorithm, faults));
  const article = yield* writeWithStops(read);
  const { marks } = read.selection.text;
  let commented: Article | undefined;
  let offers: readonly Offer[] | undefined;
  const explanations = new Map<boolean, readonly LastWord[] | null>();
  return {
    by: selection.algorithm,
    answer: selection,
    read,
    marks,
    article,
    notice,
    withComments() {
      commented ??= article.comments ? writeArticle(read, { comments: true }) : article;
      return commented;
    },
    offers: () => (offers ??= offersOfPage(page, marks)),
    explain(areCommentsShown) {
      const trace = provided('explain')?.trace;
      if (!trace) return null;
      const known = explanations.get(areCommentsShown);
      if (known !== undefined) return known;
      const explanation = explained(() => trace(read, areCommentsShown), selection.algorithm);
      explanations.set(areCommentsShown, explanation);
      return explanation;
    },
  };
}

/** null where the trace, which may be written only now, could not be. */
function explained(trace: () => readonly LastWord[], algorithm: string): readonly LastWord[] | null {
  try {
    return trace();
  } catch (error) {
    reportOnce(`${algorithm} could not explain itself`, error);
    return null;
  }
}
