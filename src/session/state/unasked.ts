/** A reader that opens by itself: only on a page that is surely an article, then with the user's algorithm. */
import { JUDGE } from '../../algorithms/index.ts';
import type { Article } from '../../article/types.ts';
import type { Step } from './effects.ts';
import { algorithmFor } from './opening.ts';
import { answer } from './requests.ts';
import type { Found, SessionState } from './state.ts';

/** Least probability that the page is an article, and least expected F1 of the result. */
const ARTICLE = 0.7;
const CONFIDENCE = 0.75;

type Judged = Pick<Article, 'confidence' | 'page' | 'empty'>;

export function isSurelyArticle({ confidence, page, empty }: Judged): boolean {
  return empty === null && (page?.article ?? 0) >= ARTICLE && (confidence ?? 0) >= CONFIDENCE;
}

/**
 * Handles the first article of a reader that opened by itself and is not on the screen yet.
 *
 * @param show returns the step of any other reader
 */
export function judgeUnasked(state: SessionState, { bare }: Found, show: () => Step): Step {
  const { serving } = state;
  if (!serving?.settings) return [state, []];
  const { request, settings, memory, isJudged } = serving;
  if (isJudged ? bare.empty !== null : !isSurelyArticle(bare)) return answer({ ...state, open: null }, null);
  const algorithm = algorithmFor(request, settings, memory);
  if (isJudged || algorithm === JUDGE) return show();
  const again: SessionState = { ...state, open: null, serving: { request, settings, memory, isJudged: true } };
  return [again, [{ type: 'load-algorithm', algorithm, request: request.id }]];
}
