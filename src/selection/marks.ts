import type { Mark } from '../algorithms/types.ts';

/** Marks, in document order, with others, in any; a text that is marked keeps its mark. The same list where nothing is new. */
export function withMarks(marks: readonly Mark[], added: readonly Mark[]): readonly Mark[] {
  const merged: Mark[] = [];
  let next = 0;
  let isMore = false;
  for (const mark of [...added].sort(byPlace)) {
    for (let known = marks[next]; known && known.node <= mark.node; known = marks[++next]) merged.push(known);
    if (merged.at(-1)?.node === mark.node) continue;
    merged.push(mark);
    isMore = true;
  }
  return isMore ? merged.concat(marks.slice(next)) : marks;
}

const byPlace = (a: Mark, b: Mark) => a.node - b.node;

/** Marks with text nodes that are body as well. */
export function withBody(marks: readonly Mark[], nodes: readonly number[]): readonly Mark[] {
  return withMarks(
    marks,
    nodes.map((node) => ({ node, role: 'body' })),
  );
}

/** Marks without those of some text nodes; the same list where none of them is marked. */
export function withoutMarks(marks: readonly Mark[], isGone: (node: number) => boolean): readonly Mark[] {
  const rest = marks.filter(({ node }) => !isGone(node));
  return rest.length === marks.length ? marks : rest;
}
