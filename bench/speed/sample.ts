export interface Limits {
  runs: number;
  /** Total time of the runs after which no further run is started (ms). */
  budget: number;
}

export interface Sample<T> {
  median: number;
  fastest: number;
  result: T;
}

/**
 * Minimum number of warm-up runs, which are not timed. More warm-up runs follow until `WARM_UP_TIME` (ms) has passed.
 */
const WARM_UP_RUNS = 2;
const WARM_UP_TIME = 80;

/**
 * Measures a function after a warm-up. Returns the times of the median run and the fastest run (ms), and the function's
 * result. `prepare` runs before each run and is not timed.
 */
export function sample<T>(run: () => T, { runs, budget }: Limits, prepare: () => void = () => {}): Sample<T> {
  const times: number[] = [];
  const begin = performance.now();
  const elapsed = () => performance.now() - begin;
  let warmUps = 0;
  let result: T;
  do {
    prepare();
    const start = performance.now();
    result = run();
    const time = performance.now() - start;
    const isWarmUp = warmUps < WARM_UP_RUNS || elapsed() < WARM_UP_TIME;
    if (isWarmUp && times.length === 0 && elapsed() < budget) warmUps++;
    else times.push(time);
  } while (times.length === 0 || (times.length < runs && elapsed() < budget));
  return { median: medianOf(times), fastest: Math.min(...times), result };
}

function medianOf(times: number[]): number {
  const sorted = times.sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
