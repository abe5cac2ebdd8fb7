/** Work with stops in it, at which others may have their turn. */
export type WithStops<T> = Generator<undefined, T>;

/** Small things of which so many are done between two stops: some milliseconds. */
export const STRIDE = 4096;

/** Does the work without a stop. */
export function inOneGo<T>(work: WithStops<T>): T {
  let turn = work.next();
  while (!turn.done) turn = work.next();
  return turn.value;
}
