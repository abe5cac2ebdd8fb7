import { NodeKind, type PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';

export interface Container {
  /** How often the container's element occurs in the `parents` given to {@link fullestContainer}. */
  count: number;
  /** Whether an element is in the container, according to eatiht's comparison of paths. */
  contains: (element: number) => boolean;
}

/**
 * Returns the element that occurs most often in `parents`; of several equally frequent ones, the first. Returns a
 * container without elements for an empty list. The original counts paths of elements; counting ids gives the same
 * result.
 */
export function fullestContainer(snapshot: PageSnapshot, parents: Iterable<number>): Container {
  const counts = new Map<number, number>();
  for (const parent of parents) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  let [best, most] = [-1, 0];
  for (const [parent, count] of counts) if (count > most) [best, most] = [parent, count];
  return { count: most, contains: best < 0 ? () => false : pathContains(snapshot, best) };
}

/**
 * Returns a function that tests whether an element's path contains the path of the element `best` as a substring, as
 * eatiht does. The paths are not built, because their memory would be quadratic in the depth.
 *
 * All paths begin with `/html`, because eatiht does not read frames, so one path can contain another only at its
 * beginning. The comparison ignores where a step ends: `/html/body/pre[2]/b` contains `/html/body/p`. Therefore the
 * function accepts `best`, each sibling whose last step begins with the last step of `best`, and everything inside.
 */
function pathContains(snapshot: PageSnapshot, best: number): (element: number) => boolean {
  const { nodes } = snapshot;
  const steps = siblingSteps(snapshot, best);
  const wanted = steps.get(best) ?? '';
  const inside = new Uint8Array(nodes.size);
  for (const [sibling, step] of steps) {
    if (step.startsWith(wanted)) inside.fill(1, sibling, at(nodes.end, sibling));
  }
  return (element) => inside[element] === 1;
}

/** A step is the tag, with an index if several siblings have the same tag. Includes the element itself. */
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
