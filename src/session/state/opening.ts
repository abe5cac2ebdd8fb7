/**
 * Handles the events between a request and the reader on the screen: the settings are read, the algorithm's script
 * loads, and the page is read.
 */

import { JUDGE } from '../../algorithms/index.ts';
import { USER_SELECTION } from '../../algorithms/types.ts';
import { withoutHash } from '../../shared/url.ts';
import type { SiteMemory } from '../../store/remembered/types.ts';
import type { Settings } from '../../store/settings/types.ts';
import { onChoiceLoaded } from './choices.ts';
import type { Effect, Step } from './effects.ts';
import type { EventOf } from './events.ts';
import { also, followedBy, saveSettings, whenIdle, whenOpen } from './open-step.ts';
import { newReader, readerState } from './reader-state.ts';
import { answer, stayOpen } from './requests.ts';
import type { LastRead, OpenReader, ReadPlan, Request, SessionState } from './state.ts';

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

/** If the page has not loaded or is slow to read, opens at once with a loading notice; otherwise, reads first. */
function open(state: SessionState, opened: OpenReader, { isReady, url }: EventOf<'algorithm-loaded'>): Step {
  const effect: Effect = isReady
    ? { type: 'read-page', plan: firstPlan(opened, state.last, url) }
    : { type: 'mount', state: readerState(opened) };
  return [{ ...state, open: opened }, [effect]];
}

export function algorithmFor(
  { isSelection, ranges, algorithm }: Request,
  settings: Settings,
  memory: SiteMemory | null,
): string {
  return isSelection && ranges.length > 0 ? USER_SELECTION : (algorithm ?? memory?.algorithm ?? settings.algorithm);
}

/**
 * Plans the first reading of the page. If the address has changed since an earlier reader, the metadata in the page's
 * head may still describe the earlier article, so it is ignored unless the article turns out to be the same.
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
  const mounted = whenOpen((open) => [{ ...open, isMounted: true }, restOf(open)])(state, null);
  const algorithm = state.serving?.request.algorithm;
  const saved = algorithm ? followedBy(mounted, (now) => saveSettings(now, { algorithm })) : mounted;
  return followedBy(saved, (now) => answer(now, null));
}

function restOf({ reading }: OpenReader): readonly Effect[] {
  return [
    ...(reading ? whenIdle('find-other-pages', 'prepare-other') : []),
    { type: 'tell-background', event: 'readerOpened' },
  ];
}
