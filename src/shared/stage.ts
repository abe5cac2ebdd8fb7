/** Names of the stages from page to article, in order. The benchmark measures the time of each. */
export type StageName =
  | 'snapshot'
  | 'reading elsewhere'
  | 'algorithm'
  | 'roles'
  | 'selection'
  | 'metadata'
  | 'structure'
  | 'clean'
  | 'sanitise'
  | 'render';

/** Exists only in the benchmark's build (`bench/click/extensions.mjs`): pages could see its performance entries. */
declare const LECTERN_CLOCK: undefined | { now(): number; measure(name: string, options: { start: number }): unknown };

/** Runs a stage. In the benchmark's build, records its duration as the performance entry `lectern:<name>`. */
export function stage<T>(name: StageName, work: () => T): T {
  if (typeof LECTERN_CLOCK === 'undefined') return work();
  const start = LECTERN_CLOCK.now();
  const result = work();
  LECTERN_CLOCK.measure(`lectern:${name}`, { start });
  return result;
}

export async function stageOf<T>(name: StageName, work: () => Promise<T>): Promise<T> {
  if (typeof LECTERN_CLOCK === 'undefined') return work();
  const start = LECTERN_CLOCK.now();
  const result = await work();
  LECTERN_CLOCK.measure(`lectern:${name}`, { start });
  return result;
}
