/** The session's reducer: a state and an event give the next state and the effects to run. */

import { chooseAlgorithm, chooseAppearance, keepAlgorithm } from './choices.ts';
import { onPageChanged, onPageRead, onPainted, onRouteChanged, onRouteSettled, readMore } from './following.ts';
import { onOfferAccepted, onPageFailed, onPageFetched, onPagesFound } from './offers.ts';
import { change, saveSettings, whenOpen, withMemory, withSettings } from './open-step.ts';
import { onAlgorithmLoaded, onIdle, onMounted, onOtherPrepared, onSettingsRead, onShown } from './opening.ts';
import { close, evict, onRequested, onRequestFailed } from './requests.ts';
import type { EventOf, SessionEvent, SessionState, Step } from './state.ts';

const STEPS: { readonly [T in SessionEvent['type']]: (state: SessionState, event: EventOf<T>) => Step } = {
  requested: onRequested,
  'request-failed': onRequestFailed,
  'settings-read': onSettingsRead,
  'algorithm-loaded': onAlgorithmLoaded,
  'algorithm-chosen': chooseAlgorithm,
  'algorithm-requested': chooseAlgorithm,
  'algorithm-kept': keepAlgorithm,
  'appearance-chosen': chooseAppearance,
  'settings-chosen': (state, { change: by }) => saveSettings(state, by),
  'settings-changed': whenOpen((open, { settings }) => withSettings(open, settings)),
  'memory-changed': whenOpen((open, { memory }) => withMemory(open, memory)),
  'comments-toggled': whenOpen((open) => change(open, { comments: !open.comments })),
  'more-known': whenOpen((open) => change(open, {})),
  'page-read': onPageRead,
  shown: onShown,
  mounted: onMounted,
  painted: onPainted,
  'more-arrived': readMore,
  'page-changed': onPageChanged,
  'route-changed': onRouteChanged,
  'route-settled': onRouteSettled,
  idle: onIdle,
  'other-prepared': onOtherPrepared,
  worked: whenOpen((open, { work }) => change(open, { work })),
  'offer-accepted': onOfferAccepted,
  'other-pages-found': onPagesFound,
  'other-page-fetched': onPageFetched,
  'other-page-failed': onPageFailed,
  returned: whenOpen((open) => [open, [{ type: 'tell-background', event: 'readerOpened' }]]),
  closed: close,
  evicted: evict,
};

export function reduce(state: SessionState, event: SessionEvent): Step {
  return (STEPS[event.type] as (state: SessionState, event: SessionEvent) => Step)(state, event);
}
