/** What one algorithm found on a page, and what is made of it when it is asked for. */

import type { Mark, Selection } from '../algorithms/types.ts';
import type { Corrector } from '../article/corrector.ts';
import {
  emptyArticle,
  type ReadArticle,
  readWithStops,
  writeArticle,
  writeWithStops,
} from '../article/make-article.ts';
import type { Article } from '../article/types.ts';
import { intact } from '../dom/unclobbered.ts';
import type { Page } from '../page/page.ts';
import { reportOnce } from '../platform/errors.ts';
import type { Explanation } from '../reader/types.ts';
import { UnsoundSelection } from '../selection/unsound-selection.ts';
import { SELECTION_ID } from '../session/state.ts';
import { inOneGo, type WithStops } from '../shared/with-stops.ts';
import { provided } from './lazy-script.ts';
import { type LiveNodes, selectRanges } from './page-selection.ts';
import { type RunResult, runWithStops } from './run-algorithm.ts';

export interface Finding {
  /** What the algorithm answered; null when no article could be built. */
  answer: Selection | null;
  /** What stands in the article, and how it came there; null as above. */
  read: ReadArticle | null;
  /** What stands in the article, after all passes. */
  marks: readonly Mark[];
  article: Article;
  /** '' or a sentence for the user. */
  notice: string;
  /** The article with the comments under it; the same one where there are none. */
  withComments(): Article;
  /** null when there is nothing to explain, or the script that does so is not there. */
  explain(areCommentsShown: boolean): Explanation | null;
}

/** What was read, and what the user has selected of it. */
export interface Read extends LiveNodes {
  document: Document;
  ranges: readonly Range[];
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

export function failedFinding(document: Document, algorithm: string): Finding {
  const article = failedArticle(document, algorithm);
  return { answer: null, read: null, marks: [], article, notice: '', withComments: () => article, explain: () => null };
}

export function failedArticle(document: Document, algorithm: string): Article {
  const { title, URL: url } = intact(document);
  return emptyArticle({ title, url }, algorithm, 'failed');
}

function* run(read: Read, algorithm: string): WithStops<RunResult> {
  if (algorithm === SELECTION_ID) return { selection: selectRanges(read, read.ranges), notice: '' };
  return yield* runWithStops(read.page, algorithm);
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
  let commented: Article | undefined;
  const explanations = new Map<boolean, Explanation | null>();
  return {
    answer: selection,
    read,
    marks: read.selection.text.marks,
    article,
    notice,
    withComments() {
      commented ??= article.comments ? writeArticle(read, { comments: true }) : article;
      return commented;
    },
    explain(areCommentsShown) {
      const explain = provided('explain')?.explain;
      if (!explain) return null;
      const known = explanations.get(areCommentsShown);
      if (known !== undefined) return known;
      const explanation = explained(() => explain(read, areCommentsShown), selection.algorithm);
      explanations.set(areCommentsShown, explanation);
      return explanation;
    },
  };
}

/** null where the trace, which may be written only now, could not be. */
function explained(explain: () => Explanation, algorithm: string): Explanation | null {
  try {
    return explain();
  } catch (error) {
    reportOnce(`${algorithm} could not explain itself`, error);
    return null;
  }
}
