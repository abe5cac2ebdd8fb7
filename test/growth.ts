/** How the time of something grows with what it is given; for tests of what must stay linear. */
import { expect } from 'vitest';

/** Linear is 4, quadratic 16; what is in between is left to the noise of a machine that does other things. */
const MOST = 10;
/** Shorter times are noise (milliseconds). */
const FLOOR = 40;
const TRIES = 3;

/** Four times as much takes at most some more than four times as long: the best of a few tries of each. */
export function expectLinear(work: (size: number) => void, size: number, label = ''): void {
  work(size);
  const large = bestOf(() => work(size * 4), FLOOR * MOST);
  if (large < FLOOR * MOST) return;
  const small = bestOf(() => work(size), FLOOR);
  expect(large / Math.max(small, FLOOR), `${label}: ${small.toFixed(0)} ms, then ${large.toFixed(0)} ms`).toBeLessThan(
    MOST,
  );
}

/** Milliseconds; the first try will do where it is as short as that. */
function bestOf(work: () => void, enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < TRIES && best > enough; round++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
