/** What is asked for from outside, one after the other: the reader is opened, shows something else, or goes. */
import type { UnreadableReason } from '../../store/messages/protocol.ts';
import { keepAlgorithm } from './choices.ts';
import type { Step } from './effects.ts';
import type { EventOf } from './events.ts';
import { also, followedBy } from './open-step.ts';
import { storyOf } from './same-story.ts';
import type { LastRead, OpenReader, Request, SessionState } from './state.ts';

export function onRequested(state: SessionState, { request }: EventOf<'requested'>): Step {
  if (state.serving) return [{ ...state, waiting: [...state.waiting, request] }, []];
  return serve(state, request);
}

/** Answers the request that is being served, and turns to the next one. */
export function answer(state: SessionState, reason: UnreadableReason | null): Step {
  if (!state.serving) return [state, []];
  const [next, ...waiting] = state.waiting;
  const { id } = state.serving.request;
  const answered: Step = [{ ...state, serving: null, waiting }, [{ type: 'answer', request: id, reason }]];
  return next ? followedBy(answered, (free) => serve(free, next)) : answered;
}

/** Nobody waits for the answer of a request that failed; a reader that did not come up is given up. */
export function onRequestFailed(state: SessionState): Step {
  return answer({ ...state, open: state.open?.isMounted ? state.open : null }, null);
}

function serve(before: SessionState, request: Request): Step {
  const state: SessionState = { ...before, serving: { request, settings: null, memory: null } };
  if (!state.open) return beginToOpen(state, request);
  if (request.kind === 'toggle') return followedBy(close(state), (closed) => answer(closed, null));
  if (request.isSelection) return followedBy(close(state), (closed) => beginToOpen(closed, request));
  const { algorithm, id } = request;
  return algorithm ? keepAlgorithm(state, { algorithm, request: id }) : stayOpen(state);
}

function beginToOpen(state: SessionState, { unreadable }: Request): Step {
  return unreadable ? answer(state, unreadable) : [state, [{ type: 'read-settings' }]];
}

/** The browser forgets what the button does at every navigation, also at one that came back to this page. */
export function stayOpen(state: SessionState): Step {
  const told: Step = [state, state.open ? [{ type: 'tell-background', event: 'readerOpened' }] : []];
  return followedBy(told, (now) => answer(now, null));
}

/** A reader that is not on the screen yet comes up all the same. */
export function close(state: SessionState): Step {
  if (!state.open?.isMounted) return [state, []];
  const closed = { ...state, open: null, last: lastRead(state.open) };
  return [
    closed,
    [
      { type: 'destroy', open: state.open },
      { type: 'tell-background', event: 'readerClosed' },
    ],
  ];
}

/** The page takes our element out again and again: it wins, and the popup says so. */
export function evict(state: SessionState): Step {
  return also(close(state), { type: 'tell-background', event: 'readerEvicted' });
}

function lastRead({ reading, found }: OpenReader): LastRead | null {
  if (!reading?.page || !reading.hints || !found) return null;
  return { url: reading.page.snapshot.url, hints: reading.hints, story: storyOf(found.bare) };
}
