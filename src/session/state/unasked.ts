/** Opens the reader automatically only on a page that is surely an article, and then with the user's algorithm. */
import { JUDGE } from '../../algorithms/index.ts';
import type { Article } from '../../article/types.ts';
import type { Step } from './effects.ts';
import { algorithmFor } from './opening.ts';
import { answer } from './requests.ts';
import type { Found, SessionState } from './state.ts';

/** Minimum probability that the page is an article (0 to 1). */
const ARTICLE = 0.7;
/** Minimum F1 that the algorithm expects of its article (0 to 1). */
const CONFIDENCE = 0.75;

type Judged = Pick<Article, 'confidence' | 'page' | 'empty'>;

export function isSurelyArticle({ confidence, page, empty }: Judged): boolean {
  return empty === null && (page?.article ?? 0) >= ARTICLE && (confidence ?? 0) >= CONFIDENCE;
}

/**
 * Decides, from the article that was found, whether a reader that opens automatically is shown at all.
 *
 * @param show returns the new state and the effects that show the reader
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
