import { leave, read, slot } from '../../shared/exchange.ts';

/** Time when the user last closed the first screen, which is painted before the reader is ready (ms since 1970). */
const CLOSED = slot<number>('closed-early');

/** The session then shows no reader for clicks that were made before now. */
export function noteClosedEarly(): void {
  leave([CLOSED, Date.now()]);
}

/** Returns whether the user has closed a first screen since the click that opens this reader; false without a reader. */
export function isClosedEarly(reader: { readonly clickedAt: number } | null): boolean {
  return reader !== null && reader.clickedAt <= (read(CLOSED) ?? 0);
}
