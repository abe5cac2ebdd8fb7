/** Columns of numbers, of which many repeat the one before. */
import type { Runs } from './types.ts';

/** A pair is no longer than so many equal numbers. */
const SHORTEST = 4;

export function packRuns(values: readonly number[]): Runs {
  const runs: (number | [number, number])[] = [];
  for (let at = 0; at < values.length; ) {
    const value = values[at] as number;
    let end = at + 1;
    while (values[end] === value) end++;
    if (end - at >= SHORTEST) runs.push([value, end - at]);
    else for (; at < end; at++) runs.push(value);
    at = end;
  }
  return runs;
}

/** @returns null where these are no numbers, or not as many as there should be */
export function unpackRuns(runs: unknown, size: number): number[] | null {
  if (!Array.isArray(runs)) return null;
  const values: number[] = [];
  for (const run of runs as readonly unknown[]) {
    const [value, times] = Array.isArray(run) ? (run as readonly unknown[]) : [run, 1];
    if (typeof value !== 'number' || typeof times !== 'number' || !Number.isInteger(times)) return null;
    // before anything is made of it: a short file may say that it is long
    if (times < 1 || values.length + times > size) return null;
    for (let left = times; left > 0; left--) values.push(value);
  }
  return values.length === size ? values : null;
}
