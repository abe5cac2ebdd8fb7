/** Marks as columns: an algorithm keeps thousands of text nodes, and nearly all of them in one role. */
import * as v from 'valibot';
import type { Mark, Role } from '../../algorithms/types.ts';
import { shape } from '../../shared/own-fields.ts';
import { COUNT } from './check.ts';
import { packRuns, unpackRuns } from './runs.ts';
import type { PackedMarks } from './types.ts';

const ROLES: Readonly<Record<Role, true>> = {
  body: true,
  headline: true,
  standfirst: true,
  byline: true,
  date: true,
  caption: true,
  comment: true,
};
const NAMES = Object.keys(ROLES) as Role[];

export function packMarks(marks: readonly Mark[]): PackedMarks {
  return {
    count: marks.length,
    steps: packRuns(marks.map(({ node }, at) => node - (marks[at - 1]?.node ?? 0))),
    roles: packRuns(marks.map(({ role }) => NAMES.indexOf(role))),
    roleNames: NAMES,
    parts: marks.flatMap(({ start, end }, at) =>
      start === undefined && end === undefined ? [] : [[at, start ?? -1, end ?? -1]],
    ),
  };
}

/** -1 for none. */
const OFFSET = v.pipe(v.number(), v.integer(), v.minValue(-1));
const PACKED = shape({
  count: COUNT,
  steps: v.unknown(),
  roles: v.unknown(),
  roleNames: v.array(v.picklist(NAMES)),
  parts: v.array(v.tuple([COUNT, OFFSET, OFFSET])),
});

/** Returns a schema of packed marks on a page of this many nodes. */
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
