import type { Mark, Role } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';

/** Adds marks in any order. A node that is already marked keeps its mark. Returns `marks` itself if nothing is new. */
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

export function withBody(marks: readonly Mark[], nodes: readonly number[]): readonly Mark[] {
  return withMarks(marks, marksWith('body', nodes));
}

export function marksWith(role: Role, nodes: readonly number[]): Mark[] {
  return nodes.map((node) => ({ node, role }));
}

/** Removes the marks of some text nodes. Returns the same list if none of these nodes is marked. */
export function withoutMarks(marks: readonly Mark[], isGone: (node: number) => boolean): readonly Mark[] {
  const rest = marks.filter(({ node }) => !isGone(node));
  return rest.length === marks.length ? marks : rest;
}

/** Tells whether a kept text node has the same text as a node: pages repeat text for other screen sizes. */
export function toldBy(page: Page, marks: readonly Mark[]): (node: number) => boolean {
  let told: ReadonlySet<string> | undefined;
  return (node) => {
    told ??= new Set(marks.map((mark) => page.textOf(mark.node).trim()));
    return told.has(page.textOf(node).trim());
  };
}
