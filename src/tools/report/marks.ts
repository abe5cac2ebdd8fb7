/**
 * Packs marks (kept text nodes with their roles) as columns of numbers. This is short, because an algorithm keeps
 * thousands of text nodes, nearly all with the same role.
 */
import * as v from 'valibot';
import { type Mark, ROLES } from '../../algorithms/types.ts';
import { shape } from '../../shared/own-fields.ts';
import { COUNT } from './check.ts';
import { packRuns, unpackRuns } from './runs.ts';
import type { PackedMarks } from './types.ts';

export function packMarks(marks: readonly Mark[]): PackedMarks {
  return {
    count: marks.length,
    steps: packRuns(marks.map(({ node }, at) => node - (marks[at - 1]?.node ?? 0))),
    roles: packRuns(marks.map(({ role }) => ROLES.indexOf(role))),
    roleNames: ROLES,
    parts: marks.flatMap(({ start, end }, at) =>
      start === undefined && end === undefined ? [] : [[at, start ?? -1, end ?? -1]],
    ),
  };
}

/** Schema for where a mark starts or ends within a text node; -1: at the start or end of the node itself. */
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
