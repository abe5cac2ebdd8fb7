/** Measures how the running time grows with the size of the input, for code that must stay linear. */
import { expect } from 'vitest';

/** Maximum growth of the running time for four times the input: 4 is linear, 16 is quadratic; 10 allows for noise. */
const MOST = 10;
/** Shortest time that is compared (ms); shorter times are mostly noise. */
const FLOOR = 40;
const MOST_RUNS = 8;

/**
 * Expects that four times the input takes about four times as long. Takes the fastest of several runs of each size,
 * because other work on the machine only adds time. Repeats until it passes, at most 8 runs.
 */
export function expectLinear(work: (size: number) => void, size: number, label = ''): void {
  // a warm-up run, because code is slower when it runs for the first time
  work(size);
  let small = timeOf(() => work(size));
  let large = timeOf(() => work(size * 4));
  const growth = () => large / Math.max(small, FLOOR);
  for (let run = 1; run < MOST_RUNS && growth() >= MOST; run++) {
    small = Math.min(
      small,
      timeOf(() => work(size)),
    );
    large = Math.min(
      large,
      timeOf(() => work(size * 4)),
    );
  }
  expect(growth(), `${label}: ${small.toFixed(0)} ms, then ${large.toFixed(0)} ms`).toBeLessThan(MOST);
}

/** Returns the running time (ms). */
function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
