/**
 * Turns a correction into a signature: how its boxes are recognised on other pages, never their text.
 *
 * A signature must match its own boxes, and nothing else, on its page: a plain paragraph among paragraphs cannot be recognised,
 * and removing it says nothing about the next page.
 */

import type { Correction } from '../../article/corrections/types.ts';
import type { Page } from '../../page/page.ts';
import { countsAt, subtreeSums } from '../../page/subtrees.ts';
import { contentOf, placeOf } from './looks.ts';
import { matchSignature, pathOf, tagOf } from './match.ts';
import { type BoxSignature, MOST_BOXES, type Signature } from './types.ts';
import { type KeptNodes, keptText, OUTERMOST, viewOf, wordsOf } from './view.ts';

/** Smallest share of the corrected words that the signature must find (0 … 1). */
const LEAST_FOUND = 0.5;
/** Largest share of a box's visible words that may be uncorrected, if they are not text of the article (0 … 1). */
const MOST_OTHERS = 0.2;

/**
 * @param keptNodes the article's nodes before the correction
 * @returns null if the boxes cannot be told from the rest of the page, and for edits of the article's head
 */
export function signatureOf(page: Page, correction: Correction, keptNodes: Iterable<number>): Signature | null {
  if (correction.kind === 'edit') return null;
  const kept = keptText(page, keptNodes);
  if (correction.kind === 'container') return containerSignature(page, correction.element, kept);
  const own = new Set(correction.nodes);
  const found = new Set<number>();
  const boxes: BoxSignature[] = [];
  for (const box of signBoxes(page, coverBoxes(page, correction.nodes, kept), kept)) {
    const nodes = matchSignature(page, withBoxes(correction, [box]), kept) ?? [];
    if (nodes.length === 0 || nodes.some((node) => !own.has(node))) continue;
    boxes.push(box);
    for (const node of nodes) found.add(node);
  }
  const isEnough = wordsOf(page, found) >= wordsOf(page, own) * LEAST_FOUND;
  return boxes.length > 0 && boxes.length <= MOST_BOXES && isEnough ? withBoxes(correction, boxes) : null;
}

function withBoxes(
  correction: Exclude<Correction, { kind: 'edit' | 'container' }>,
  boxes: readonly BoxSignature[],
): Signature {
  return correction.kind === 'role' ? { kind: 'role', role: correction.role, boxes } : { kind: correction.kind, boxes };
}

function containerSignature(page: Page, element: number, kept: KeptNodes): Signature | null {
  if (!page.isElement(element) || OUTERMOST.has(page.nameOf(element))) return null;
  const signature: Signature = { kind: 'container', boxes: [describeBox(page, element, kept)] };
  return matchSignature(page, signature, kept)?.[0] === element ? signature : null;
}

/** Describes boxes; merges equal ones into one with `isMany`. */
function signBoxes(page: Page, boxes: readonly number[], kept: KeptNodes): BoxSignature[] {
  const groups = new Map<string, number[]>();
  for (const box of boxes.map((outer) => namedBox(page, outer))) {
    const key = JSON.stringify([page.nameOf(box), viewOf(page).stemsAt(box), pathOf(page, box)]);
    groups.set(key, [...(groups.get(key) ?? []), box]);
  }
  return [...groups.values()].map(([box = -1, ...others]) => describeBox(page, box, kept, others.length > 0));
}

export function describeBox(page: Page, box: number, kept: KeptNodes, isMany = false): BoxSignature {
  return {
    tag: tagOf(page.nameOf(box)),
    names: viewOf(page).stemsAt(box),
    path: pathOf(page, box),
    content: contentOf(page, box),
    place: placeOf(page, box, kept),
    isMany,
  };
}

/** Returns the outermost element that has a name and all text of a box; the box itself if there is none. */
function namedBox(page: Page, box: number): number {
  const { stemsAt, wordsIn } = viewOf(page);
  const words = wordsIn(box);
  for (let id = box; id < page.endOf(box); id++) {
    if (page.isElement(id) && wordsIn(id) === words && stemsAt(id).length > 0) return id;
    if (words === 0) break;
  }
  return box;
}

/**
 * Returns for each corrected node the highest box whose text was corrected: nothing else in it is kept, and hardly anything
 * else is visible. Leaves out nodes without such a box (a link in a sentence). Ascending.
 */
export function coverBoxes(page: Page, nodes: readonly number[], kept: KeptNodes): number[] {
  const { wordsIn } = viewOf(page);
  const own = new Set(nodes);
  const texts = nodes.filter((id) => page.isText(id));
  const corrected = subtreeSums(page, countsAt(page, texts, wordsIn));
  const others = subtreeSums(
    page,
    countsAt(
      page,
      kept.nodes.filter((id) => !own.has(id)),
    ),
  );
  const isPure = (box: number) => others(box) === 0 && corrected(box) >= wordsIn(box) * (1 - MOST_OTHERS);
  const boxes: number[] = [];
  for (const node of [...own].sort((a, b) => a - b)) {
    if (node < page.endOf(boxes.at(-1) ?? -1) || !page.isVisible(node)) continue;
    let highest = page.isElement(node) ? node : -1;
    for (let box = page.parentOf(node); box > 0 && !OUTERMOST.has(page.nameOf(box)) && isPure(box); ) {
      highest = box;
      box = page.parentOf(box);
    }
    if (highest > 0) boxes.push(highest);
  }
  return boxes;
}
