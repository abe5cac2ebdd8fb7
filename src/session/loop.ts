/** The event loop of a session: an event leads to a new state and effects, and effects dispatch further events. */

import { reportOnce } from '../platform/errors.ts';
import type { UnreadableReason } from '../store/messages/protocol.ts';
import { runEffect } from './effects/index.ts';
import { correctionsOf, wholeArticle } from './effects/tools.ts';
import type { World } from './effects/world.ts';
import { createExporter, type Exporter } from './export/index.ts';
import { liveReading } from './reading.ts';
import { isChoiceAwaited } from './state/choices.ts';
import type { SessionEvent } from './state/events.ts';
import { reduce } from './state/reduce.ts';
import { CLOSED, type SessionState } from './state/state.ts';

/** The functions that settle the promise of a request to the session, such as to open the reader. */
export interface Asker {
  resolve(reason: UnreadableReason | null): void;
  reject(error: unknown): void;
}

export interface Loop {
  /** Handles an event. Its synchronous effects have run when the call returns. */
  dispatch(event: SessionEvent): void;
  state(): SessionState;
  readonly exporter: Exporter;
}

/** @param askers callbacks of the pending requests, by request id; the loop removes each when it has answered it */
export function createLoop(askers: Map<number, Asker>): Loop {
  let state = CLOSED;
  const events: SessionEvent[] = [];
  let isRunning = false;
  const exporter = createExporter(
    () => {
      const article = state.open?.article ?? null;
      return (article && world.mounted?.tools?.exported(article)) ?? article;
    },
    () => isChoiceAwaited(state.open),
    () => state.open?.settings.fileName ?? '',
    (id) => (state.open?.reading ? liveReading(state.open.reading).nodes[id] : undefined),
  );

  function dispatch(event: SessionEvent): void {
    events.push(event);
    if (isRunning) return;
    isRunning = true;
    for (let next = events.shift(); next; next = events.shift()) take(next);
    isRunning = false;
  }

  function take(event: SessionEvent): void {
    try {
      const [next, effects] = reduce(state, event);
      state = next;
      for (const effect of effects) runEffect(world, effect);
    } catch (error) {
      world.fail(error);
    }
  }

  function asker(request: number): Asker | undefined {
    const found = askers.get(request);
    askers.delete(request);
    return found;
  }

  const world: World = {
    document,
    exporter,
    dispatch,
    open: () => state.open,
    correctionsOf,
    wholeArticle: (open, article) => wholeArticle(world, open, article),
    mounted: null,
    readings: new Set(),
    lastReading: null,
    reading: Promise.resolve(),
    shows: 0,
    placeNow: null,
    answer: (request, reason) => asker(request)?.resolve(reason),
    fail(error) {
      reportOnce('the session could not go on', error);
      if (!state.serving) return;
      asker(state.serving.request.id)?.reject(error);
      dispatch({ type: 'request-failed' });
    },
  };
  return { dispatch, state: () => state, exporter };
}
