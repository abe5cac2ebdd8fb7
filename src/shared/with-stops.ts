/** Work with stops at which other tasks may run. */
export type WithStops<T> = Generator<undefined, T>;

/** Does the work without a stop. */
export function inOneGo<T>(work: WithStops<T>): T {
  let turn = work.next();
  while (!turn.done) turn = work.next();
  return turn.value;
}
