/**
 * Handles the events after an article was made: shows it in the reader, and loads features that only some articles
 * need.
 */

import { JUDGE } from '../../algorithms/index.ts';
import { USER_SELECTION } from '../../algorithms/types.ts';
import type { Article } from '../../article/types.ts';
import type { OpenStep, Step } from './effects.ts';
import type { EventOf } from './events.ts';
import { offersOf } from './offers.ts';
import { also, change, isRead, whenIdle, whenOpen } from './open-step.ts';
import { algorithmFor } from './opening.ts';
import { readerState } from './reader-state.ts';
import { answer } from './requests.ts';
import type { Found, SessionState } from './state.ts';

const showFound = whenOpen((before, event: EventOf<'shown'>) => {
  const { found, article, drawn, work, placeNow } = event;
  const { newArticle, isUnasked, pages, chapters } = before;
  const offers = offersOf({ found: found.offers, newArticle, isUnasked, pages, chapters });
  const open = { ...before, found, article, drawn, work, offers };
  if (!open.isMounted) return [open, [{ type: 'mount', state: readerState(open) }]];
  return [
    open,
    [
      { type: 'update', state: readerState(open), placeNow },
      { type: 'load-enhancements', article },
    ],
  ];
});

export function onShown(state: SessionState, event: EventOf<'shown'>): Step {
  const isUnasked = state.serving?.request.isUnasked && !state.open?.isMounted;
  const show = () => showFound(state, event);
  return isUnasked ? judgeUnasked(state, event.found, show) : show();
}

export const onIdle = whenOpen((open, { task }: EventOf<'idle'>) => {
  if (!isRead(open)) return [open, []];
  if (task === 'prepare-other') return [open, [{ type: 'prepare-other', open }]];
  const { page } = open.reading;
  const isArticle = page !== null && open.algorithm !== USER_SELECTION;
  return [open, isArticle ? [{ type: 'find-other-pages', page, contentNumber: open.contentNumber }] : []];
});

/** Redraws the article if another algorithm's result has changed its notice, or if the user compares algorithms. */
export const onOtherPrepared = whenOpen((open, { found }: EventOf<'other-prepared'>) => {
  const isSeen = found.notice !== open.found?.notice || open.work.checking !== null;
  const said: OpenStep = isSeen ? change(open, {}) : [open, []];
  return also(said, ...whenIdle('prepare-other'));
});

/** Minimum probability that the page is an article (0 to 1). */
const ARTICLE = 0.7;
/** Minimum quality that the algorithm must expect of its article (F1, 0 to 1). */
const CONFIDENCE = 0.75;

type Judged = Pick<Article, 'confidence' | 'page' | 'empty'>;

export function isSurelyArticle({ confidence, page, empty }: Judged): boolean {
  return empty === null && (page?.article ?? 0) >= ARTICLE && (confidence ?? 0) >= CONFIDENCE;
}

/** Decides whether a reader that opens automatically is shown at all. `show` returns the step that does so. */
function judgeUnasked(state: SessionState, { bare }: Found, show: () => Step): Step {
  const { serving } = state;
  if (!serving?.settings) return [state, []];
  const { request, settings, memory, isJudged } = serving;
  if (isJudged ? bare.empty !== null : !isSurelyArticle(bare)) return answer({ ...state, open: null }, null);
  const algorithm = algorithmFor(request, settings, memory);
  if (isJudged || algorithm === JUDGE) return show();
  const again: SessionState = { ...state, open: null, serving: { request, settings, memory, isJudged: true } };
  return [again, [{ type: 'load-algorithm', algorithm, request: request.id }]];
}
