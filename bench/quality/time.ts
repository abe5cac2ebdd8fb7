export interface Timed<T> {
  result: T;
  milliseconds: number;
}

/** Number of timed runs of a fast stage. The median of three runs is not affected by a single garbage collection. */
const RUNS = 3;
/** Total time of the timed runs (ms) after which a stage is not run again. */
const BUDGET = 100;

/**
 * Number of runs after which the browser has fully optimised a stage's code. These first runs in a tab (the warm-up)
 * are not timed; neither is the first run on each page.
 */
const WARM_UPS = 10;
/**
 * Longest warm-up of a stage (ms). A slow stage reaches this limit after fewer than `WARM_UPS` runs; the browser has
 * optimised its code by then.
 */
const WARM_UP_BUDGET = 1000;

/** Whether each stage runs only once, because its time is not needed. */
let runsOnce = false;

export function runOnce(once: boolean): void {
  runsOnce = once;
}

/** Number of runs of each stage in this tab so far. */
const warmUps = new Map<string, number>();

/**
 * Collects garbage, so that a measurement does not include the garbage of the measurement before it. Needs Chromium
 * with --expose-gc.
 */
export const collectGarbage = (globalThis as { gc?: () => void }).gc ?? (() => {});

/** Measures the time of a stage (ms): the median of up to three runs after the warm-up. */
export function time<T>(stage: string, run: () => T): Timed<T> {
  return timeAfter(
    stage,
    () => {},
    () => run(),
  );
}

/**
 * Measures the time of a stage that changes its input (ms). `prepare` makes a new input for each run, and is not timed.
 */
export function timeAfter<S, T>(stage: string, prepare: () => S, run: (prepared: S) => T): Timed<T> {
  const times: number[] = [];
  const needed = Math.max(1, WARM_UPS - (warmUps.get(stage) ?? 0));
  const begin = performance.now();
  let counted = 0;
  let done = 0;
  let result: T;
  do {
    const prepared = prepare();
    const start = performance.now();
    result = run(prepared);
    const end = performance.now();
    done++;
    if (!runsOnce && done <= needed && end - begin < WARM_UP_BUDGET) continue;
    times.push(end - start);
    counted += end - start;
  } while (times.length === 0 || (!runsOnce && times.length < RUNS && counted < BUDGET));
  warmUps.set(stage, (warmUps.get(stage) ?? 0) + done);
  const sorted = times.sort((a, b) => a - b);
  return { result, milliseconds: sorted[(sorted.length - 1) >> 1] as number };
}
