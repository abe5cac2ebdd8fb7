/** How the time of something grows with what it is given; for tests of what must stay linear. */
import { expect } from 'vitest';

/** Linear is 4, quadratic 16; what is in between is left to the noise of a machine that does other things. */
const MOST = 10;
/** Shorter times are noise (milliseconds). */
const FLOOR = 40;
const MOST_RUNS = 8;

/**
 * Four times as much takes at most some more than four times as long. Of both the fastest run counts, since whatever else the machine does
 * only adds to it: as many runs as that takes.
 */
export function expectLinear(work: (size: number) => void, size: number, label = ''): void {
  // code that is new runs slower
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

/** Milliseconds. */
function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
