/** Work with stops in it, at which others may have their turn. */
export type Steps<T> = Generator<undefined, T>;

/** Does the work without a stop. */
export function inOneGo<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
