/**
 * Which text an algorithm reads (its population, ADR 013). Neither population contains scripts or style sheets.
 * <noscript> counts only if scripts are off; otherwise its content is raw markup.
 */
import { CODE_ELEMENTS } from '../../page/element-names.ts';
import { Hidden, NodeKind, type PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import type { Population } from '../types.ts';
import { isBlank } from './python-text.ts';

/** Elements that contain another document. `source` leaves them out, because the original programs read one file. */
const FRAMES = new Set(['iframe', 'frame']);

const NO_BOX: ReadonlySet<number> = new Set([Hidden.notRendered, Hidden.noscript]);

/** Returns a value per tag name. Loops find it by the name's number (`nodes.name`), because comparing names is slow. */
export function perName<T>(snapshot: PageSnapshot, value: (name: string) => T): T[] {
  return snapshot.names.map((name) => value(name));
}

/** Returns 1 for each text node that belongs to the population (the text to read), otherwise 0. */
export function populationFlags(snapshot: PageSnapshot, population: Population): Uint8Array {
  const { nodes } = snapshot;
  const closed = perName(snapshot, (name) => CODE_ELEMENTS.has(name) || isClosedFrame(name, population));
  const flags = new Uint8Array(nodes.size);
  for (let node = 0; node < nodes.size; node++) {
    const kind = at(nodes.kind, node);
    if (kind === NodeKind.element && at(closed, at(nodes.name, node))) node = at(nodes.end, node) - 1;
    else if (kind === NodeKind.text && belongs(at(nodes.hidden, node), population)) flags[node] = 1;
  }
  return flags;
}

function belongs(hidden: number, population: Population): boolean {
  return population === 'source' ? hidden !== Hidden.noscript : hidden === 0;
}

/** Returns whether an element and all its content are missing from a population (the text to read). */
export function isAbsent(snapshot: PageSnapshot, population: Population, element: number): boolean {
  return population === 'rendered' && NO_BOX.has(at(snapshot.nodes.hidden, element));
}

export function isClosedFrame(name: string, population: Population): boolean {
  return population === 'source' && FRAMES.has(name);
}

/** Returns the text nodes of the population that are not blank. */
export function readableNodes(snapshot: PageSnapshot, population: Population): number[] {
  const flags = populationFlags(snapshot, population);
  return [...flags.keys()].filter((node) => flags[node] === 1 && !isBlank(at(snapshot.nodes.text, node)));
}

/** Functions called in document order, like a parser's events for start tags, text and end tags. */
interface Visitor<Tag> {
  /** If it returns false, the element's content is skipped and `leave` is not called. */
  enter(tag: Tag, element: number): boolean;
  leave(tag: Tag, element: number): void;
  text(text: string, node: number): void;
}

/** Calls a visitor for the elements and texts of a population. Not recursive: a deep page would overflow the stack. */
export function walkText<Tag>(
  snapshot: PageSnapshot,
  population: Population,
  tagOf: (name: string) => Tag,
  visitor: Visitor<Tag>,
): void {
  const { nodes } = snapshot;
  const flags = populationFlags(snapshot, population);
  const closedFrame = perName(snapshot, (name) => isClosedFrame(name, population));
  const tags = perName(snapshot, tagOf);
  const tagAt = (element: number): Tag => at(tags, at(nodes.name, element));
  const open: number[] = [];
  const leaveUntil = (node: number): void => {
    let last = open.at(-1);
    while (last !== undefined && at(nodes.end, last) <= node) {
      visitor.leave(tagAt(last), last);
      open.pop();
      last = open.at(-1);
    }
  };
  for (let node = 0; node < nodes.size; node++) {
    leaveUntil(node);
    if (flags[node] === 1) visitor.text(at(nodes.text, node), node);
    if (at(nodes.kind, node) !== NodeKind.element) continue;
    const entered = !isAbsent(snapshot, population, node) && visitor.enter(tagAt(node), node);
    if (entered) open.push(node);
    if (!entered || at(closedFrame, at(nodes.name, node))) node = at(nodes.end, node) - 1;
  }
  leaveUntil(nodes.size);
}
