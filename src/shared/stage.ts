import type { WithStops } from './with-stops.ts';

/** What a reading takes its time for, in order: the bench shows them by these names. */
export type StageName =
  | 'snapshot'
  | 'reading elsewhere'
  | 'algorithm'
  | 'selection'
  | 'metadata'
  | 'structure'
  | 'clean'
  | 'sanitise'
  | 'render';

/** Put in by the bench's own build (`bench/click/extensions.mjs`); a page could see entries of performance. */
declare const LECTERN_CLOCK: undefined | { now(): number; measure(name: string, options: { start: number }): unknown };

/** Does a stage of reading. Where the bench has built this, its time is an entry of performance, `lectern:<name>`. */
export function stage<T>(name: StageName, work: () => T): T {
  if (typeof LECTERN_CLOCK === 'undefined') return work();
  const start = LECTERN_CLOCK.now();
  const result = work();
  LECTERN_CLOCK.measure(`lectern:${name}`, { start });
  return result;
}

/** As {@link stage}, for what is waited for. */
export async function stageOf<T>(name: StageName, work: () => Promise<T>): Promise<T> {
  if (typeof LECTERN_CLOCK === 'undefined') return work();
  const start = LECTERN_CLOCK.now();
  const result = await work();
  LECTERN_CLOCK.measure(`lectern:${name}`, { start });
  return result;
}

/** As {@link stage}, for work with stops in it, which count. */
export function* stageWithStops<T>(name: StageName, work: WithStops<T>): WithStops<T> {
  if (typeof LECTERN_CLOCK === 'undefined') return yield* work;
  const start = LECTERN_CLOCK.now();
  const result = yield* work;
  LECTERN_CLOCK.measure(`lectern:${name}`, { start });
  return result;
}
