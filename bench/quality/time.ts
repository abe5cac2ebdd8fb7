export interface Timed<T> {
  result: T;
  milliseconds: number;
}

/** Timed runs of a fast stage; a single one could include a garbage collection. */
const RUNS = 3;
/** Time after which no further run begins (ms). */
const BUDGET = 100;

/** Runs in a tab after which code is fully optimised. At least one run on each page does not count either. */
const WARM_UPS = 10;
/** Longest warm-up (ms); slower code does not get faster. */
const WARM_UP_BUDGET = 1000;

/** Whether stages run once, for their results alone. */
let runsOnce = false;

/** Switches the repetitions off for runs whose times do not matter, or on. */
export function runOnce(once: boolean): void {
  runsOnce = once;
}

/** How often each stage has run in this tab. */
const warmUps = new Map<string, number>();

/**
 * Collects garbage (Chromium with --expose-gc), so that one measurement does not pay for the garbage of the one before.
 */
export const collectGarbage = (globalThis as { gc?: () => void }).gc ?? (() => {});

/**
 * Times a stage: the median of up to three runs after the warm-up (ms). Treats all stages alike, including Readability.
 */
export function time<T>(stage: string, run: () => T): Timed<T> {
  return timeAfter(
    stage,
    () => {},
    () => run(),
  );
}

/** Times a stage that uses up its input; `prepare` makes a new one for each run. */
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
