/** Measures how the running time grows with the size of the input, for code that must stay linear. */
import { expect } from 'vitest';

/**
 * Largest factor by which the running time may grow for four times the input. Linear code takes 4 times as long,
 * quadratic code 16 times; the measured times vary.
 */
const MOST = 10;
/** Shorter measured times are treated as this time (ms), because they are mostly noise. */
const FLOOR = 40;
const MOST_RUNS = 8;

/**
 * Expects that the work takes about four times as long for four times the input. Measures both sizes up to 8 times,
 * until the comparison passes. Compares the fastest times, because other programs can only make a run slower.
 */
export function expectLinear(work: (size: number) => void, size: number, label = ''): void {
  // this run is not measured, because code is slower when it runs for the first time
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

/** Returns the running time of the work (ms). */
function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
