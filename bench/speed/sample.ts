/** Limits of the repetitions. */
export interface Limits {
  runs: number;
  /** Time after which no further run begins (ms); large pages are timed once. */
  budget: number;
}

export interface Sample<T> {
  median: number;
  fastest: number;
  result: T;
}

/** Fewest warm-up runs, in which code is compiled and times do not count; below, their least time (ms). */
const WARM_UP_RUNS = 2;
const WARM_UP_TIME = 80;

/**
 * Times a function; returns the median of the runs after the warm-up (ms). `prepare` runs before each and is not timed.
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
