/** Hidden text that stands near a control without a declared tie between them. */

import type { PageView } from '../../page/view.ts';
import { NodeKind } from '../../snapshot/types.ts';

/** How far from its control such text may stand (levels). */
const LEVELS = 3;

/** The hidden text next to a "read more", or next to the boxes around it. */
export function hiddenBeside(page: PageView, control: number): number {
  const { nodes } = page.snapshot;
  let box = control;
  for (let level = 0; level < LEVELS; level++) {
    const parent = nodes.parent[box] as number;
    if (parent < 0 || page.nameOf(parent) === 'body') return -1;
    const hidden = hiddenSibling(page, parent, box);
    if (hidden >= 0) return hidden;
    const within = hiddenAtEnd(page, parent, box);
    if (within >= 0) return within;
    box = parent;
  }
  return -1;
}

/** The hidden element right after a control, or after the heading or box that holds nothing but the control. */
export function hiddenAfter(page: PageView, control: number): number {
  const { nodes } = page.snapshot;
  let box = control;
  for (let level = 0; level < LEVELS; level++) {
    const next = nextElement(page, box);
    if (next >= 0) return nodes.hidden[next] === 0 ? -1 : next;
    box = nodes.parent[box] as number;
    if (box < 0) break;
  }
  return -1;
}

/** How many children of a box are looked at. */
const MOST_SIBLINGS = 200;

/** The hidden child that is nearest to one child: the last before it, else the next one after it. */
function hiddenSibling(page: PageView, parent: number, child: number): number {
  const { nodes } = page.snapshot;
  let before = -1;
  let looked = 0;
  for (let id = parent + 1; id < (nodes.end[parent] as number) && looked < MOST_SIBLINGS; looked++) {
    if (nodes.kind[id] === NodeKind.element && nodes.hidden[id] !== 0 && holdsWords(page, id)) {
      if (id > child) return before >= 0 ? before : id;
      before = id;
    } else if (id > child && before >= 0) return before;
    id = nodes.end[id] as number;
  }
  return before;
}

/** The last hidden words in the text right before a box: the rest of a sentence. */
function hiddenAtEnd(page: PageView, parent: number, box: number): number {
  const { nodes } = page.snapshot;
  let found = -1;
  for (let id = Math.max(parent + 1, box - MOST_SIBLINGS); id < box; id++) {
    const isRoot = nodes.hidden[id] !== 0 && nodes.hidden[nodes.parent[id] as number] === 0;
    if (isRoot && nodes.kind[id] === NodeKind.element && holdsWords(page, id)) found = id;
  }
  return found;
}

function holdsWords({ snapshot: { nodes } }: PageView, node: number): boolean {
  for (let id = node; id < Math.min(nodes.end[node] as number, node + MOST_SIBLINGS); id++) {
    if (nodes.kind[id] === NodeKind.text && /[\p{L}\p{N}]{2}/u.test(nodes.text[id] as string)) return true;
  }
  return false;
}

function nextElement(page: PageView, node: number): number {
  const { nodes } = page.snapshot;
  const parentEnd = nodes.end[nodes.parent[node] as number] ?? nodes.size;
  for (let id = nodes.end[node] as number; id < parentEnd; id = nodes.end[id] as number) {
    if (nodes.kind[id] === NodeKind.element) return id;
    if (nodes.kind[id] === NodeKind.text && (nodes.text[id] as string).trim() !== '') return -1;
  }
  return -1;
}
