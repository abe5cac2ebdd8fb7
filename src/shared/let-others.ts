/** Firefox got it later than we need it. */
const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/** Input and painting come first, then we go on, and then come the page's own tasks: it stands under the reader. */
export async function letOthers(): Promise<true> {
  await (scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0)));
  return true;
}

/** So long (ms) somebody waits for work without a turn of others: a key is answered before anybody would notice. */
const TURN = 40;

/**
 * Does work that has stops in it; others have their turn at the first stop after a while.
 *
 * @param pause resolves when it may go on: false when it shall not
 * @returns null where it was stopped
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
