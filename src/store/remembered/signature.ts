/**
 * Turns a correction into a signature: a description of its boxes (elements), without their text, by which other pages
 * are searched. On its own page, the signature must match only these boxes, so a plain paragraph among others gets no
 * signature.
 */

import type { Correction } from '../../article/corrections/types.ts';
import type { Page } from '../../page/page.ts';
import { countsAt, subtreeSums } from '../../page/subtrees.ts';
import { contentOf, placeOf } from './looks.ts';
import { matchSignature, pathOf, tagOf } from './match.ts';
import { type BoxSignature, MOST_BOXES, type Signature } from './types.ts';
import { type KeptNodes, keptText, OUTERMOST, viewOf, wordsOf } from './view.ts';

/**
 * Minimum share of the corrected words that the signature finds on its own page (0 … 1). With less, the correction gets
 * no signature.
 */
const LEAST_FOUND = 0.5;
/**
 * Share of a box's visible words that may be uncorrected (0 … 1), if these words are not in the article. A box with
 * uncorrected words of the article is not used.
 */
const MOST_OTHERS = 0.2;

/**
 * Returns the signature of a correction; null if its boxes look like other parts of the page, and for edits of the
 * headline or author.
 *
 * @param keptNodes the article's nodes before the correction
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

/** Returns the descriptions of boxes; boxes with equal descriptions share one, with `isMany`. */
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

/** Returns the outermost element with a class or id that contains all text of the box; the box itself if none does. */
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
 * Returns the largest boxes that contain corrected text, no other text of the article, and hardly any other visible
 * text ({@link MOST_OTHERS}). Ascending. Nodes without such a box, such as a link in a sentence, are left out.
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
