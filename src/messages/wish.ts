/**
 * What a click was for, left in the page with the injection. The worker says it with a call as well; should it be killed
 * before it can, the page still knows.
 */
import type { OpenRequest, UnreadableReason } from './protocol.ts';

export interface Wish extends OpenRequest {
  /** What came of it, once the page has begun by itself. */
  answer?: Promise<UnreadableReason | null>;
}

/** No name: where the global object has none, it gives the page's element of that id. */
const WISH = Symbol.for('lectern.wish');

/** In the isolated world's global object, which all our scripts in a document share. */
const world = globalThis as { [WISH]?: Wish | undefined };

/** Runs in the page, by itself: nothing else of this file is there. */
export function leaveWish(wish: Wish): void {
  (globalThis as Record<symbol, unknown>)[Symbol.for('lectern.wish')] = wish;
}

export function wishLeft(): Wish | undefined {
  return world[WISH];
}

export function takeWish(): Wish | undefined {
  const wish = world[WISH];
  world[WISH] = undefined;
  return wish;
}
