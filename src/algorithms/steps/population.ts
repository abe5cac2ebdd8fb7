/**
 * The two text populations (decision 013): `rendered` is what a person sees, `source` all text of the document, as in
 * the originals. Neither has code, nor the raw markup in <noscript>; if scripts are off, <noscript> is parsed and
 * counts.
 */
import { HIDDEN_REASONS, NodeKind, type PageSnapshot } from '../../page/snapshot/types.ts';
import type { Population } from '../types.ts';
import { at } from './column.ts';
import { isBlank } from './white-space.ts';

/** Tags whose text is code or inert markup. */
const WITHOUT_PROSE = new Set(['script', 'style', 'template']);
/** Tags with other documents below them; the originals saw one file, so `source` ends here. */
const FRAMES = new Set(['iframe', 'frame']);

/** Index of the reason for unparsed markup. */
const RAW_MARKUP = HIDDEN_REASONS.indexOf('noscript');
const NO_BOX: ReadonlySet<number> = new Set([HIDDEN_REASONS.indexOf('not-rendered'), RAW_MARKUP]);

/** Returns one value per entry of `snapshot.names`, so that a walk compares no strings. */
export function perName<T>(snapshot: PageSnapshot, value: (name: string) => T): T[] {
  return snapshot.names.map((name) => value(name));
}

/** Returns 1 for every text node in the population, by node id. */
export function populationFlags(snapshot: PageSnapshot, population: Population): Uint8Array {
  const { nodes } = snapshot;
  const closed = perName(snapshot, (name) => WITHOUT_PROSE.has(name) || (population === 'source' && FRAMES.has(name)));
  const flags = new Uint8Array(nodes.size);
  for (let node = 0; node < nodes.size; node++) {
    const kind = at(nodes.kind, node);
    if (kind === NodeKind.element && at(closed, at(nodes.name, node))) node = at(nodes.end, node) - 1;
    else if (kind === NodeKind.text && belongs(at(nodes.hidden, node), population)) flags[node] = 1;
  }
  return flags;
}

function belongs(hidden: number, population: Population): boolean {
  return population === 'source' ? hidden !== RAW_MARKUP : hidden === 0;
}

/** Whether a walk of this population skips the element completely. */
export function isAbsent(snapshot: PageSnapshot, population: Population, element: number): boolean {
  return population === 'rendered' && NO_BOX.has(at(snapshot.nodes.hidden, element));
}

/** Whether a walk of this population skips the element's content. */
export function isClosedFrame(name: string, population: Population): boolean {
  return population === 'source' && FRAMES.has(name);
}

/** Returns the population's text nodes that are not blank, in document order. */
export function readableNodes(snapshot: PageSnapshot, flags: Uint8Array): number[] {
  const found: number[] = [];
  for (let node = 0; node < flags.length; node++) {
    if (flags[node] === 1 && !isBlank(at(snapshot.nodes.text, node))) found.push(node);
  }
  return found;
}
