import type { Step } from './effects.ts';
import { followedBy } from './open-step.ts';
import type { LastRead, OpenReader, SessionState } from './state.ts';

/** A reader that is not on the screen yet comes up all the same. */
export function close(state: SessionState): Step {
  if (!state.open?.isMounted) return [state, []];
  const closed = { ...state, open: null, last: lastRead(state.open) };
  return [closed, [{ type: 'destroy' }, { type: 'tell-background', event: 'readerClosed' }]];
}

/** The page takes our element out again and again: it wins, and the popup says so. */
export function evict(state: SessionState): Step {
  return followedBy(close(state), (closed) => [closed, [{ type: 'tell-background', event: 'readerEvicted' }]]);
}

function lastRead({ reading, found }: OpenReader): LastRead | null {
  if (!reading?.page || !reading.hints || !found) return null;
  return { url: reading.page.snapshot.url, hints: reading.hints, article: found.bare };
}
