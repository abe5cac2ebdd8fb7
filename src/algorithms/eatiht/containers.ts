/** Finds the elements with long texts, and the container that has the most of them. */
import { NodeKind, type PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import { countEach } from '../../shared/lists.ts';
import { perName } from '../steps/population.ts';
import type { RunIndex } from './text-index.ts';

const MINIMUM_LENGTH = 20;
/** Tags that cannot be candidates. eatiht v1 allows noscript; this makes no difference, as its text is never read. */
const EXCLUDED = new Set(['script', 'style', 'noscript', 'i', 'b', 'strong', 'span', 'a']);

/**
 * Returns the elements that directly contain a long text node, except formatting elements and body
 * (docs/specs/eatiht.md, "Candidates"):
 * `//body//*[not(self::…)]/text()[string-length(normalize-space()) > 20]/..`
 */
export function findCandidates({ snapshot, runs }: RunIndex): number[] {
  const { nodes } = snapshot;
  const excluded = perName(snapshot, (name) => EXCLUDED.has(name));
  const inBody = belowBody(snapshot);
  const found = new Set<number>();
  for (const { parent, text } of runs) {
    if (parent < 0 || inBody[parent] === 0 || at(excluded, at(nodes.name, parent))) continue;
    if (!found.has(parent) && isLong(text)) found.add(parent);
  }
  return [...found].sort((a, b) => a - b);
}

function belowBody(snapshot: PageSnapshot): Uint8Array {
  const { nodes, names } = snapshot;
  const body = names.indexOf('body');
  const below = new Uint8Array(nodes.size);
  for (let node = 0; node < nodes.size; node++) {
    const parent = at(nodes.parent, node);
    if (parent >= 0 && (below[parent] === 1 || at(nodes.name, parent) === body)) below[node] = 1;
  }
  return below;
}

/** Returns whether a text has more than 20 code points after XPath's `normalize-space`, which keeps no-break spaces. */
function isLong(text: string): boolean {
  let length = 0;
  let gap = false;
  for (let i = 0; i < text.length && length <= MINIMUM_LENGTH; i++) {
    const unit = text.codePointAt(i) as number;
    if (unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d) {
      gap = length > 0;
      continue;
    }
    length += gap ? 2 : 1;
    gap = false;
    if (unit > 0xffff) i++;
  }
  return length > MINIMUM_LENGTH;
}

interface Container {
  /** How often `parents`, the argument of {@link fullestContainer}, lists the container. */
  count: number;
  /** Whether an element is in the container. Compares the paths of both as eatiht does ({@link pathContains}). */
  contains: (element: number) => boolean;
}

/**
 * Returns the element that occurs most often in `parents`; of several equally frequent ones, the first. Returns a
 * container without elements for an empty list. eatiht counts paths of elements; counting ids gives the same result.
 */
export function fullestContainer(snapshot: PageSnapshot, parents: Iterable<number>): Container {
  let [best, most] = [-1, 0];
  for (const [parent, count] of countEach(parents)) if (count > most) [best, most] = [parent, count];
  return { count: most, contains: best < 0 ? () => false : pathContains(snapshot, best) };
}

/**
 * Returns a function that tests whether an element's path contains the path of the element `best` as a substring, as
 * eatiht does. The paths are not built, because their memory would be quadratic in the depth.
 *
 * `/html` is only at the beginning of a path, because eatiht does not read frames. So a path contains the path of
 * `best` only if it begins with that path. The match can end inside a step: `/html/body/pre[2]/b` begins with
 * `/html/body/p`. So the function accepts `best`, siblings whose step begins with that of `best`, and all inside them.
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

/** Returns the XPath step of an element and its siblings: the tag, with an index if several siblings have this tag. */
function siblingSteps(snapshot: PageSnapshot, element: number): Map<number, string> {
  const siblings = siblingElements(snapshot, element);
  const nameOf = (sibling: number): string => at(snapshot.names, at(snapshot.nodes.name, sibling));
  const total = countEach(siblings.map(nameOf));
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
