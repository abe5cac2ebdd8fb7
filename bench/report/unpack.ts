/** Unpacks the columns of numbers in a report file; `src/tools/report/make-report.ts` has packed them. */
import * as v from 'valibot';
import { type Mark, ROLES } from '../../src/algorithms/types.ts';
import { shape } from '../../src/shared/own-fields.ts';
import { COUNT } from './check.ts';

/** Unpacks a column. Returns null if a value is not a number, or if there are not exactly `size` of them. */
export function unpackRuns(runs: unknown, size: number): number[] | null {
  if (!Array.isArray(runs)) return null;
  const values: number[] = [];
  for (const run of runs as readonly unknown[]) {
    const [value, times] = Array.isArray(run) ? (run as readonly unknown[]) : [run, 1];
    if (typeof value !== 'number' || typeof times !== 'number' || !Number.isInteger(times)) return null;
    // The count is checked before memory is allocated, because a short file may claim a huge count.
    if (times < 1 || values.length + times > size) return null;
    for (let left = times; left > 0; left--) values.push(value);
  }
  return values.length === size ? values : null;
}

/** Schema of the offset in a text node at which a mark starts or ends; -1 for the start or end of the node itself. */
const OFFSET = v.pipe(v.number(), v.integer(), v.minValue(-1));
const PACKED = shape({
  count: COUNT,
  steps: v.unknown(),
  roles: v.unknown(),
  roleNames: v.array(v.picklist(ROLES)),
  parts: v.array(v.tuple([COUNT, OFFSET, OFFSET])),
});

/** Returns a schema for packed marks on a page with this number of nodes. */
export const marksWithin = (nodes: number) =>
  v.pipe(
    PACKED,
    v.transform((packed) => unpackMarks(packed, nodes)),
    v.custom<readonly Mark[]>((marks) => marks !== null, 'marks of this page'),
  );

function unpackMarks(packed: v.InferOutput<typeof PACKED>, nodes: number): readonly Mark[] | null {
  if (packed.count > nodes) return null;
  const [steps, roles] = [unpackRuns(packed.steps, packed.count), unpackRuns(packed.roles, packed.count)];
  if (!steps || !roles) return null;
  const marks: Mark[] = [];
  let node = 0;
  for (const [at, step] of steps.entries()) {
    node += step;
    const role = packed.roleNames[roles[at] as number];
    if (!role || !Number.isInteger(node) || node < 0 || node >= nodes) return null;
    marks.push({ node, role });
  }
  for (const [at, start, end] of packed.parts) {
    const mark = marks[at];
    if (!mark) return null;
    if (start !== -1) mark.start = start;
    if (end !== -1) mark.end = end;
  }
  return marks;
}
