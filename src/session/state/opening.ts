/** From a request to the article on the screen; then, in idle time, other algorithms run and other pages are found. */
import { JUDGE } from '../../algorithms/index.ts';
import { USER_SELECTION } from '../../algorithms/types.ts';
import { withoutHash } from '../../shared/url.ts';
import type { SiteMemory } from '../../store/remembered/types.ts';
import type { Settings } from '../../store/settings/types.ts';
import { onChoiceLoaded } from './choices.ts';
import type { Judged } from './low-confidence.ts';
import { offersOf } from './offers.ts';
import { also, change, followedBy, isRead, saveSettings, whenIdle, whenOpen } from './open-step.ts';
import { newReader } from './reader-state.ts';
import { answer, stayOpen } from './requests.ts';
import type {
  Effect,
  EventOf,
  Found,
  LastRead,
  OpenReader,
  OpenStep,
  ReadPlan,
  Request,
  SessionState,
  Step,
} from './state.ts';

export function onSettingsRead(state: SessionState, { settings, memory }: EventOf<'settings-read'>): Step {
  if (!state.serving) return [state, []];
  const { request } = state.serving;
  const algorithm = request.isUnasked ? JUDGE : algorithmFor(request, settings, memory);
  const effect: Effect = { type: 'load-algorithm', algorithm, request: request.id };
  return [{ ...state, serving: { request, settings, memory } }, [effect]];
}

export function onAlgorithmLoaded(state: SessionState, event: EventOf<'algorithm-loaded'>): Step {
  const { serving } = state;
  if (!serving || serving.request.id !== event.request) {
    const chosen = onChoiceLoaded(state, event);
    return event.request === null ? chosen : also(chosen, { type: 'answer', request: event.request, reason: null });
  }
  const { request, settings, memory } = serving;
  if (request.isUnasked && !event.isReady) return answer(state, null);
  return settings
    ? open(state, newReader(request, settings, memory, event.algorithm), event)
    : followedBy(onChoiceLoaded(state, event), stayOpen);
}

/** Opens a reader: at once with a loading notice if the page is loading or slow to read, or else after reading. */
function open(state: SessionState, opened: OpenReader, { isReady, url }: EventOf<'algorithm-loaded'>): Step {
  const effect: Effect = isReady ? { type: 'read-page', plan: firstPlan(opened, state.last, url) } : { type: 'mount' };
  return [{ ...state, open: opened }, [effect]];
}

export function algorithmFor(
  { selection, ranges, algorithm }: Request,
  settings: Settings,
  memory: SiteMemory | null,
): string {
  return selection && ranges.length > 0 ? USER_SELECTION : (algorithm ?? memory?.algorithm ?? settings.algorithm);
}

/**
 * Plans the first reading of the page. If the address has changed since the last reader, unchanged metadata may
 * describe the earlier article, so it is ignored unless the page still shows that article.
 */
function firstPlan({ algorithm, comments, ranges }: OpenReader, last: LastRead | null, url: string): ReadPlan {
  const elsewhere = last && withoutHash(last.url) !== withoutHash(url) ? last : null;
  return {
    purpose: 'open',
    algorithm,
    comments,
    ranges,
    outdated: elsewhere?.hints ?? null,
    unlessSame: elsewhere && { story: elsewhere.story, outdated: null },
  };
}

/** Answers the request, because the reader is on the screen, and starts the work that had to wait until then. */
export function onMounted(state: SessionState): Step {
  const mounted = whenOpen((open) => {
    const tasks = open.reading ? whenIdle('find-other-pages', 'prepare-other') : [];
    return [{ ...open, isMounted: true }, [...tasks, { type: 'tell-background', event: 'readerOpened' }]];
  })(state, null);
  const algorithm = state.serving?.request.algorithm;
  const saved = algorithm ? followedBy(mounted, (now) => saveSettings(now, { algorithm })) : mounted;
  return followedBy(saved, (now) => answer(now, null));
}

const showFound = whenOpen((before, event: EventOf<'shown'>) => {
  const { found, article, drawn, work, placeNow } = event;
  const open = { ...before, found, article, drawn, work, offers: offersOf(before, found.offers) };
  if (!open.isMounted) return [open, [{ type: 'mount' }]];
  return [
    open,
    [
      { type: 'update', placeNow },
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
  if (task === 'prepare-other') return [open, [{ type: 'prepare-other' }]];
  const { page } = open.reading;
  const isArticle = page !== null && open.algorithm !== USER_SELECTION;
  return [open, isArticle ? [{ type: 'find-other-pages', page, contentNumber: open.contentNumber }] : []];
});

/** Redraws the article if another algorithm's result changes its notice, or if the user compares algorithms. */
export const onOtherPrepared = whenOpen((open, { found }: EventOf<'other-prepared'>) => {
  const isSeen = found.notice !== open.found?.notice || open.work.checking !== null;
  const said: OpenStep = isSeen ? change(open, {}) : [open, []];
  return also(said, ...whenIdle('prepare-other'));
});

/** Minimum probability that the page is an article (0 to 1) for a reader that opens automatically. */
const ARTICLE = 0.7;
/** Minimum quality (F1, 0 to 1) that the algorithm must expect of its article for a reader that opens automatically. */
const CONFIDENCE = 0.75;

export function isSurelyArticle({ confidence, page, empty }: Judged): boolean {
  return empty === null && (page?.article ?? 0) >= ARTICLE && (confidence ?? 0) >= CONFIDENCE;
}

/** Decides whether a reader that opens automatically is shown at all. `show` returns the step that shows it. */
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
