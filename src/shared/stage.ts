/** Timed stages of a reading, in order; the benchmark shows these names. */
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

/** Defined only in the benchmark's build (`bench/click/extensions.mjs`), because pages can see performance entries. */
declare const LECTERN_CLOCK: undefined | { now(): number; measure(name: string, options: { start: number }): unknown };

/** Runs a stage of a reading. The benchmark's build records its time as a performance entry, `lectern:<name>`. */
export function stage<T>(name: StageName, work: () => T): T {
  if (typeof LECTERN_CLOCK === 'undefined') return work();
  const start = LECTERN_CLOCK.now();
  const result = work();
  LECTERN_CLOCK.measure(`lectern:${name}`, { start });
  return result;
}

/** Like {@link stage}, for asynchronous work. */
export async function stageOf<T>(name: StageName, work: () => Promise<T>): Promise<T> {
  if (typeof LECTERN_CLOCK === 'undefined') return work();
  const start = LECTERN_CLOCK.now();
  const result = await work();
  LECTERN_CLOCK.measure(`lectern:${name}`, { start });
  return result;
}
