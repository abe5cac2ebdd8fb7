/** Missing in older browsers. */
const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/**
 * Lets the browser handle input and paint. Continues before the page's own tasks, which can wait while the reader is
 * open.
 */
export async function letOthers(): Promise<true> {
  await (scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0)));
  return true;
}

/** Longest stretch of work without a pause (ms), short enough that the reply to a key seems immediate. */
const TURN = 40;

/**
 * Does work that has stops, with a pause at the first stop after each 40 ms.
 *
 * @param pause resolves to whether to continue
 * @returns null if the work was stopped
 */
export async function withPauses<T>(
  work: Iterator<undefined, T>,
  pause: () => Promise<boolean> = letOthers,
): Promise<T | null> {
  let until = performance.now() + TURN;
  let step = work.next();
  for (; !step.done; step = work.next()) {
    if (performance.now() < until) continue;
    if (!(await pause())) return null;
    until = performance.now() + TURN;
  }
  return step.value;
}
