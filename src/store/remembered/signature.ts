/** Describes the boxes (elements) of a correction without their text, to find similar boxes on other pages. */

import type { Correction } from '../../article/corrections/types.ts';
import { boxOf } from '../../page/boxes.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { mainColumn } from '../../page/main-column.ts';
import type { Page } from '../../page/page.ts';
import { countsAt, subtreeSums } from '../../page/subtrees.ts';
import { textsOf } from '../../page/texts.ts';
import { addToList } from '../../shared/lists.ts';
import { matchSignature, pathOf, tagOf } from './match.ts';
import { type BoxPlace, type BoxSignature, type Content, MOST_BOXES, type Signature } from './types.ts';
import { type KeptNodes, keptText, OUTERMOST, viewOf, wordsOf } from './view.ts';

/** Minimum share (0 to 1) of the corrected words that a new signature must find; otherwise it is not remembered. */
const LEAST_FOUND = 0.5;
/** Maximum share (0 to 1) of a box's visible words that were not corrected. None of them may be in the article. */
const MOST_OTHERS = 0.2;

/** Returns the signature; null for edits, and if the boxes look like others. `keptNodes`: before the correction. */
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

/** Describes boxes, without duplicates. `isMany` is true for a description that several boxes share. */
function signBoxes(page: Page, boxes: readonly number[], kept: KeptNodes): BoxSignature[] {
  const groups = new Map<string, number[]>();
  for (const box of boxes.map((outer) => namedBox(page, outer))) {
    const key = JSON.stringify([page.nameOf(box), viewOf(page).stemsAt(box), pathOf(page, box)]);
    addToList(groups, key, box);
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

/** Returns the outermost element in (or equal to) a box with a class or id and all of its text; otherwise the box. */
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
 * Returns the largest boxes of corrected text, ascending. They contain no other text of the article, and hardly any
 * other visible text ({@link MOST_OTHERS}). Some nodes have no such box, such as a link in a sentence.
 */
export function coverBoxes(page: Page, nodes: readonly number[], kept: KeptNodes): number[] {
  const { wordsIn } = viewOf(page);
  const own = new Set(nodes);
  const texts = nodes.filter((id) => page.isText(id));
  const corrected = subtreeSums(page, countsAt(page, texts, wordsIn));
  const otherNodes = kept.nodes.filter((id) => !own.has(id));
  const others = subtreeSums(page, countsAt(page, otherNodes));
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

/** Kinds of content and their elements. A box is described by the first kind that fits most of it. */
const MADE_OF: readonly (readonly [Content, readonly string[]])[] = [
  ['heading', [...HEADINGS]],
  ['code', ['pre']],
  ['quote', ['blockquote']],
  ['table', ['td', 'th']],
  ['list', ['li', 'dt', 'dd']],
  ['form', ['input', 'select', 'textarea', 'button']],
  ['text', ['p']],
];

function contentOf(page: Page, box: number): Content {
  const { wordsIn, mediaIn } = viewOf(page);
  if (wordsIn(box) === 0) return mediaIn(box) > 0 ? 'picture' : 'mixed';
  const isIn = (node: number) => page.holds(box, node) && page.isVisible(node);
  const texts = textsOf(page).filter(isIn);
  const blocks = new Set(texts.map((text) => page.blockOf(text))).size;
  const isMost = (names: readonly string[]) =>
    names.flatMap((name) => page.index.named(name)).filter(isIn).length * 2 > blocks;
  const [content] = MADE_OF.find(([, names]) => isMost(names)) ?? ([blocks === 1 ? 'text' : 'mixed'] as const);
  return content;
}

/** Maximum overlap (CSS pixels) with the main column of text at which a box still counts as beside the column. */
const TOLERANCE = 16;

/** Returns whether a box is beside the main column. If it has no width, its first descendant with a width decides. */
function isBeside(page: Page, box: number): boolean {
  const column = mainColumn(page);
  if (!column) return false;
  for (let id = box; id < page.endOf(box); id++) {
    const { left, right } = boxOf(page, id);
    if (right > left) return right <= column.left + TOLERANCE || left >= column.right - TOLERANCE;
  }
  return false;
}

/** A box is `before` the text if at most this share (0 to 1), such as the title, precedes it; `after` likewise. */
const LITTLE = 0.03;

/** Returns where a box is: beside the main column of text, or before, in or after the text of the article. */
function placeOf(page: Page, box: number, kept: KeptNodes): BoxPlace {
  if (isBeside(page, box)) return 'beside';
  const outside = kept.words - kept.wordsIn(box);
  const nodesBefore = kept.nodes.filter((node) => node < box);
  const before = wordsOf(page, nodesBefore);
  if (before <= outside * LITTLE) return 'before';
  return outside - before <= outside * LITTLE ? 'after' : 'inside';
}
