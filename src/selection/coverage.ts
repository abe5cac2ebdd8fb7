import type { Mark, Role } from '../algorithms/types.ts';
import { textLengths } from '../page/text-lengths.ts';
import type { PageSnapshot } from '../snapshot/types.ts';

/** What stands above a text. */
export const HEAD_ROLES: ReadonlySet<Role> = new Set<Role>(['headline', 'standfirst', 'byline', 'date']);

/** Which text is kept, with the sums over subtrees that the builder asks for at every element. */
export interface Coverage {
  /** The mark of a text node, if it is kept. */
  markOf(node: number): Mark | undefined;
  /** Kept characters in the subtree of a node, white space around texts not counted. */
  keptIn(node: number): number;
  /** Visible or kept characters in the subtree of a node, counted in the same way. */
  textIn(node: number): number;
  /** Smallest subtree that holds every mark: the element to begin the walk at. -1 when nothing is kept. */
  root: number;
  /** The same without what stands above a text: headline, standfirst and credits, often in a box of their own. */
  bodyRoot: number;
  first: Mark | null;
  last: Mark | null;
}

/** O(nodes) once; then every question is two look-ups. */
export function computeCoverage(snapshot: PageSnapshot, marks: readonly Mark[]): Coverage {
  const { nodes } = snapshot;
  const byNode = new Map<number, Mark>();
  for (const mark of marks) byNode.set(mark.node, mark);
  const lengths = textLengths(nodes);
  const isKept = new Uint8Array(nodes.size);
  for (const mark of marks) isKept[mark.node] = 1;
  const kept = new Float64Array(nodes.size + 1);
  const text = new Float64Array(nodes.size + 1);
  for (let id = 0; id < nodes.size; id++) {
    const length = lengths[id] as number;
    kept[id + 1] = (kept[id] as number) + (isKept[id] === 1 ? length : 0);
    text[id + 1] = (text[id] as number) + (isKept[id] === 1 || nodes.hidden[id] === 0 ? length : 0);
  }
  const sum = (column: Float64Array, node: number) =>
    (column[nodes.end[node] as number] as number) - (column[node] as number);
  return {
    markOf: (node) => byNode.get(node),
    keptIn: (node) => sum(kept, node),
    textIn: (node) => sum(text, node),
    root: commonAncestor(snapshot, marks),
    bodyRoot: commonAncestor(
      snapshot,
      marks.filter(({ role }) => !HEAD_ROLES.has(role)),
    ),
    first: marks[0] ?? null,
    last: marks.at(-1) ?? null,
  };
}

function commonAncestor(snapshot: PageSnapshot, marks: readonly Mark[]): number {
  const { nodes } = snapshot;
  const first = marks[0];
  const last = marks[marks.length - 1];
  if (!first || !last) return -1;
  let node = nodes.parent[first.node] as number;
  while (node > 0 && (nodes.end[node] as number) <= last.node) node = nodes.parent[node] as number;
  return node;
}
