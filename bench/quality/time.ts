export interface Timed<T> {
  result: T;
  milliseconds: number;
}

/** Runs that are fast are repeated: a collection of garbage would else be taken for their cost. */
const RUNS = 3;
const SLOW = 50;

/** Times a function: the median of three runs, or the first if it takes long. */
export function time<T>(run: () => T): Timed<T> {
  const times: number[] = [];
  let result: T;
  do {
    const start = performance.now();
    result = run();
    times.push(performance.now() - start);
  } while (times.length < RUNS && (times[0] as number) < SLOW);
  const sorted = times.sort((a, b) => a - b);
  return { result, milliseconds: sorted[sorted.length >> 1] as number };
}
