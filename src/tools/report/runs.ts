/** Packs columns of numbers in which equal numbers often follow each other. */
import type { Runs } from './types.ts';

/** If at least this many equal numbers follow each other, they are packed as a pair (value, count). */
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

/** Unpacks a column. Returns null if a value is not a number, or if there are not exactly `size` of them. */
export function unpackRuns(runs: unknown, size: number): number[] | null {
  if (!Array.isArray(runs)) return null;
  const values: number[] = [];
  for (const run of runs as readonly unknown[]) {
    const [value, times] = Array.isArray(run) ? (run as readonly unknown[]) : [run, 1];
    if (typeof value !== 'number' || typeof times !== 'number' || !Number.isInteger(times)) return null;
    // Checked before memory is allocated, because a short file may claim a huge count.
    if (times < 1 || values.length + times > size) return null;
    for (let left = times; left > 0; left--) values.push(value);
  }
  return values.length === size ? values : null;
}
