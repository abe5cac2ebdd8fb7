/** How often something is timed. */
export interface Limits {
  runs: number;
  /** No further run begins after this time (ms): large pages are timed once. */
  budget: number;
}

export interface Sample<T> {
  median: number;
  result: T;
}

/** Runs whose times do not count: code is compiled, caches fill. */
const WARM_UP = 2;

/** Times a function; the median of the runs after the warm-up. `prepare` runs before each and is not timed. */
export function sample<T>(run: () => T, { runs, budget }: Limits, prepare: () => void = () => {}): Sample<T> {
  const times: number[] = [];
  const begin = performance.now();
  let result: T;
  do {
    prepare();
    const start = performance.now();
    result = run();
    times.push(performance.now() - start);
  } while (times.length < runs + WARM_UP && performance.now() - begin < budget);
  return { median: medianOf(times.slice(Math.min(WARM_UP, times.length - 1))), result };
}

function medianOf(times: number[]): number {
  const sorted = times.sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
