/** Helper functions for steps (a new state, and effects to run) of a session with an open reader. */
import type { SiteMemory } from '../../store/remembered/types.ts';
import type { Settings } from '../../store/settings/types.ts';
import { isTrial, sameAppearance } from './reader-state.ts';
import type { Effect, IdleTask, OpenReader, OpenStep, PlaceNow, Reading, SessionState, Step } from './state.ts';

/** Turns the handler of an open reader (`take`) into one of the session, which does nothing if no reader is open. */
export function whenOpen<E>(take: (open: OpenReader, event: E) => OpenStep): (state: SessionState, event: E) => Step {
  return (state, event) => {
    if (!state.open) return [state, []];
    const [open, effects] = take(state.open, event);
    return [{ ...state, open }, effects];
  };
}

/** Adds a second step, which starts from the state that the first one returned. Joins the effects of both. */
export function followedBy<S>(
  [state, effects]: readonly [S, readonly Effect[]],
  next: (state: S) => readonly [S, readonly Effect[]],
): readonly [S, readonly Effect[]] {
  const [then, more] = next(state);
  return [then, [...effects, ...more]];
}

export function also<S>(
  [state, effects]: readonly [S, readonly Effect[]],
  ...more: readonly Effect[]
): readonly [S, readonly Effect[]] {
  return [state, [...effects, ...more]];
}

export const whenIdle = (...tasks: readonly IdleTask[]): Effect[] => tasks.map((task) => ({ type: 'when-idle', task }));

/** Changes the open reader, and shows the result as soon as the page has been read. */
export function change(open: OpenReader, by: Partial<OpenReader>, placeNow: PlaceNow | null = null): OpenStep {
  const next = { ...open, ...by };
  return [next, isRead(next) ? [{ type: 'show', placeNow }] : []];
}

export function isRead(open: OpenReader): open is OpenReader & { reading: Reading } {
  return open.reading !== null;
}

/**
 * Applies settings to the open reader. Redraws it only if they change how it looks. If the user changed a setting in
 * this reader, the change is already drawn, so the background worker's later report of it redraws nothing.
 */
export function withSettings(open: OpenReader, settings: Settings): OpenStep {
  const next = { ...open, settings };
  const isSeen = isTrial(next) !== isTrial(open) || !sameAppearance(open.settings, settings);
  return [next, isSeen ? [{ type: 'update', placeNow: null }] : []];
}

/** Redraws the reader with what is now remembered about the site. */
export const withMemory = (open: OpenReader, memory: SiteMemory): OpenStep => [
  { ...open, memory },
  [{ type: 'update', placeNow: null }],
];

/** Applies changed settings at once, and requests that they are stored. */
export function saveSettings(state: SessionState, by: Partial<Settings>): Step {
  const shown = whenOpen((open) => withSettings(open, { ...open.settings, ...by }))(state, null);
  return also(shown, { type: 'store-settings', change: by });
}
