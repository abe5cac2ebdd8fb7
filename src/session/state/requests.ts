/** Serves requests from the toolbar, the popup and menus to open, change or close the reader, one after the other. */
import type { UnreadableReason } from '../../store/messages/protocol.ts';
import { keepAlgorithm } from './choices.ts';
import { also, followedBy } from './open-step.ts';
import { storyOf } from './same-story.ts';
import type { EventOf, LastRead, OpenReader, Request, SessionState, Step } from './state.ts';

export function onRequested(state: SessionState, { request }: EventOf<'requested'>): Step {
  if (state.serving) return [{ ...state, waiting: [...state.waiting, request] }, []];
  return serve(state, request);
}

export function answer(state: SessionState, reason: UnreadableReason | null): Step {
  if (!state.serving) return [state, []];
  const [next, ...waiting] = state.waiting;
  const { id } = state.serving.request;
  const answered: Step = [{ ...state, serving: null, waiting }, [{ type: 'answer', request: id, reason }]];
  return next ? followedBy(answered, (free) => serve(free, next)) : answered;
}

/** Ends a request whose caller already knows that it failed. Discards a reader that is not on the screen yet. */
export function onRequestFailed(state: SessionState): Step {
  return answer({ ...state, open: state.open?.isMounted ? state.open : null }, null);
}

function serve(before: SessionState, request: Request): Step {
  const state: SessionState = { ...before, serving: { request, settings: null, memory: null } };
  if (!state.open) return beginToOpen(state, request);
  if (request.toggle) return followedBy(close(state), (closed) => answer(closed, null));
  if (request.selection) return followedBy(close(state), (closed) => beginToOpen(closed, request));
  const { algorithm, id } = request;
  return algorithm ? keepAlgorithm(state, { algorithm, request: id }) : stayOpen(state);
}

function beginToOpen(state: SessionState, { unreadable }: Request): Step {
  return unreadable ? answer(state, unreadable) : [state, [{ type: 'read-settings' }]];
}

/**
 * Answers a request that changes nothing, because the reader is already open. Tells the background worker again that
 * the reader is open, because browsers reset the toolbar button at every navigation, even one back to this page.
 */
export function stayOpen(state: SessionState): Step {
  const told: Step = [state, state.open ? [{ type: 'tell-background', event: 'readerOpened' }] : []];
  return followedBy(told, (now) => answer(now, null));
}

/** Closes the reader. Does nothing if it is still opening. */
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

/** Closes the reader because the page keeps removing its element; the popup then shows the reason. */
export function evict(state: SessionState): Step {
  return also(close(state), { type: 'tell-background', event: 'readerEvicted' });
}

function lastRead({ reading, found }: OpenReader): LastRead | null {
  if (!reading?.page || !reading.hints || !found) return null;
  return { url: reading.page.snapshot.url, hints: reading.hints, story: storyOf(found.bare) };
}
