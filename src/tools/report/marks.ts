/** Packs marks as columns: an algorithm keeps thousands of text nodes, nearly all of them in one role. */
import type { Mark, Role } from '../../algorithms/types.ts';
import { count, fail, fields, list, listOf, oneOf, type ValueCheck } from './check.ts';
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

/**
 * Returns a check that unpacks marks.
 *
 * @param node checks that a number is a node of the page
 */
export function marksWith(node: ValueCheck<number>, mostNodes: number): ValueCheck<readonly Mark[]> {
  return (value, place) => {
    const given = fields(value, place);
    const length = count(given.count, `${place}.count`);
    const names = listOf(oneOf(...NAMES))(given.roleNames, `${place}.roleNames`);
    const [steps, roles] =
      length > mostNodes ? [null, null] : [unpackRuns(given.steps, length), unpackRuns(given.roles, length)];
    if (!steps || !roles) return fail(place, 'marks of this page');
    let id = 0;
    const marks = steps.map((step, at): Mark => {
      id += step;
      return { node: node(id, place), role: names[roles[at] as number] ?? fail(place, 'marks with roles') };
    });
    for (const part of list(given.parts, `${place}.parts`)) addPart(marks, part, `${place}.parts`);
    return marks;
  };
}

function addPart(marks: Mark[], part: unknown, place: string): void {
  const [at, start, end] = list(part, place);
  const mark = marks[count(at, place)] ?? fail(place, 'parts of these marks');
  if (start !== -1) mark.start = count(start, place);
  if (end !== -1) mark.end = count(end, place);
}
