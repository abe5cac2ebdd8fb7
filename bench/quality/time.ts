export interface Timed<T> {
  result: T;
  milliseconds: number;
}

/** Runs that are fast are repeated: a collection of garbage would else be taken for their cost. */
const RUNS = 3;
/** No further run begins after this time (ms). */
const BUDGET = 100;

/** Code runs at its speed after about so many runs in a tab. At least one of a page's own runs does not count either. */
const WARM_UPS = 10;
/** What takes longer than this (ms) to warm up is as warm as it gets. */
const WARM_UP_BUDGET = 1000;

/** Whether stages run once, for their results alone. */
let runsOnce = false;

/** Switches the repetitions off, for runs whose times nobody asks for, or on. */
export function runOnce(once: boolean): void {
  runsOnce = once;
}

/** How often each stage has run in this tab. */
const warmUps = new Map<string, number>();

/** Of Chromium with --expose-gc: what one thing leaves behind must not be swept up in the time of the next. */
export const collectGarbage = (globalThis as { gc?: () => void }).gc ?? (() => {});

/** Times a stage: the median of up to three runs, once its code is warm. All stages are treated alike, the peer too. */
export function time<T>(stage: string, run: () => T): Timed<T> {
  return timeAfter(
    stage,
    () => {},
    () => run(),
  );
}

/** Times a stage that takes up what was prepared for it, each time anew. */
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
