import { NodeKind, type PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import type { Population } from '../types.ts';
import { isAbsent, isClosedFrame, perName, populationFlags } from './population.ts';

/** Called in document order, like a parser's events for start tags, text and end tags. */
interface Visitor {
  /** If it returns false, the element's content is skipped and `leave` is not called. */
  enter(element: number): boolean;
  leave(element: number): void;
  text(node: number): void;
}

/** Not recursive, because a deep page would overflow the stack. */
export function walkText(snapshot: PageSnapshot, population: Population, visitor: Visitor): void {
  const { nodes } = snapshot;
  const flags = populationFlags(snapshot, population);
  const closedFrame = perName(snapshot, (name) => isClosedFrame(name, population));
  const open: number[] = [];
  const leaveUntil = (node: number): void => {
    let last = open.at(-1);
    while (last !== undefined && at(nodes.end, last) <= node) {
      visitor.leave(last);
      open.pop();
      last = open.at(-1);
    }
  };
  for (let node = 0; node < nodes.size; node++) {
    leaveUntil(node);
    if (flags[node] === 1) visitor.text(node);
    if (at(nodes.kind, node) !== NodeKind.element) continue;
    const entered = !isAbsent(snapshot, population, node) && visitor.enter(node);
    if (entered) open.push(node);
    if (!entered || at(closedFrame, at(nodes.name, node))) node = at(nodes.end, node) - 1;
  }
  leaveUntil(nodes.size);
}

/** Returns a map from tag to group. `groups` lists the tags of each group, separated by spaces. */
export function groupByTag<Group extends string>(groups: Readonly<Record<Group, string>>): ReadonlyMap<string, Group> {
  const entries = Object.entries(groups) as [Group, string][];
  return new Map(entries.flatMap(([group, names]) => names.split(' ').map((name): [string, Group] => [name, group])));
}
