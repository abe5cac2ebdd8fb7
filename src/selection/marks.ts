import type { Mark } from '../algorithms/types.ts';

/** Marks with others, in document order; a text that is marked keeps its mark. The same list where nothing is new. */
export function withMarks(marks: readonly Mark[], added: readonly Mark[]): readonly Mark[] {
  const byNode = new Map(marks.map((mark) => [mark.node, mark]));
  const before = byNode.size;
  for (const mark of added) if (!byNode.has(mark.node)) byNode.set(mark.node, mark);
  return byNode.size === before ? marks : [...byNode.values()].sort((a, b) => a.node - b.node);
}

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
