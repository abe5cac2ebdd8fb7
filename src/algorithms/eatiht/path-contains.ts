/**
 * eatiht's test "the element's path contains the best path as a substring", without building paths, which would take
 * memory in the square of the depth.
 *
 * Paths begin with `/html`, so the best path can only match at the start. Its steps except the last must then be the
 * same elements, and the last may be a *prefix* of a step: `/html/body/p` is contained in `/html/body/pre[2]/b`. So the
 * test accepts the elements below (or at) the best element and below such siblings of it. A path could match in the
 * middle only inside a frame's document; the original has no frames.
 */
import { NodeKind, type PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../steps/column.ts';

/** Returns a predicate over element ids. */
export function pathContains(snapshot: PageSnapshot, best: number): (element: number) => boolean {
  const { nodes } = snapshot;
  const steps = siblingSteps(snapshot, best);
  const wanted = steps.get(best) ?? '';
  const inside = new Uint8Array(nodes.size);
  for (const [sibling, step] of steps) {
    if (step.startsWith(wanted)) inside.fill(1, sibling, at(nodes.end, sibling));
  }
  return (element) => inside[element] === 1;
}

/**
 * Returns the last path step of an element and of its siblings: the tag, with an index if it is not unique among them.
 */
function siblingSteps(snapshot: PageSnapshot, element: number): Map<number, string> {
  const siblings = siblingElements(snapshot, element);
  const nameOf = (sibling: number): string => at(snapshot.names, at(snapshot.nodes.name, sibling));
  const total = new Map<string, number>();
  for (const sibling of siblings) total.set(nameOf(sibling), (total.get(nameOf(sibling)) ?? 0) + 1);
  const seen = new Map<string, number>();
  const steps = new Map<number, string>();
  for (const sibling of siblings) {
    const name = nameOf(sibling);
    const position = (seen.get(name) ?? 0) + 1;
    seen.set(name, position);
    steps.set(sibling, total.get(name) === 1 ? name : `${name}[${position}]`);
  }
  return steps;
}

function siblingElements({ nodes }: PageSnapshot, element: number): number[] {
  const parent = at(nodes.parent, element);
  if (parent < 0) return [element];
  const found: number[] = [];
  const end = at(nodes.end, parent);
  for (let node = parent + 1; node < end; node = at(nodes.end, node)) {
    if (at(nodes.kind, node) === NodeKind.element) found.push(node);
  }
  return found;
}
