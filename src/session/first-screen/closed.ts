import { leave, read, slot } from '../../shared/exchange.ts';

/** Time when the user last closed the first screen, which is painted before the reader is ready (ms since 1970). */
const CLOSED = slot<number>('closed-early');

/** Time of the click that the session serves (ms since 1970); infinite while it serves none. */
let served = Number.POSITIVE_INFINITY;

/**
 * Records that the user has closed the first screen now. The session then shows no reader for clicks that were made
 * before now.
 */
export function noteClosedEarly(): void {
  leave([CLOSED, Date.now()]);
}

/** Records the time of the click that the session now serves (ms since 1970). */
export function noteServed(clickedAt: number): void {
  served = clickedAt;
}

/** Returns whether the user has closed a first screen since the click that the session serves. */
export const isClosedEarly = (): boolean => served <= (read(CLOSED) ?? 0);

/** Returns the same as `isClosedEarly`, but returns true only once for each click. */
export function takeClosedEarly(): boolean {
  const isClosed = isClosedEarly();
  served = Number.POSITIVE_INFINITY;
  return isClosed;
}
