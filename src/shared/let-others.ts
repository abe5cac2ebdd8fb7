/** The browser's scheduler. Older browsers have no `scheduler.yield`. */
const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/** Lets the browser handle input and paint. With `scheduler.yield`, the work continues before the page's own tasks. */
export async function letOthers(): Promise<true> {
  await (scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0)));
  return true;
}

/** Longest work without a pause (ms). It is so short that the response to a key press seems immediate. */
const TURN = 40;

/** A long piece of work as a generator. It yields wherever it may pause for other tasks of the browser. */
export type WithStops<T> = Generator<undefined, T>;

/** Runs work with a pause after every 40 ms. If `pause` resolves to false, cancels the work and returns null. */
export async function withPauses<T, Stop = undefined>(
  work: Iterator<Stop, T>,
  pause: (stop: Stop) => Promise<boolean> = letOthers,
): Promise<T | null> {
  let until = performance.now() + TURN;
  let step = work.next();
  for (; !step.done; step = work.next()) {
    if (performance.now() < until) continue;
    if (!(await pause(step.value))) return null;
    until = performance.now() + TURN;
  }
  return step.value;
}
