/**
 * Turns a correction into a signature: a description of the corrected boxes, never their text.
 *
 * A signature must match its own boxes, and nothing else, on its page: a plain paragraph among paragraphs cannot be recognised,
 * and removing it says nothing about the next page.
 */

import type { Correction } from '../../article/corrections/types.ts';
import type { Page } from '../../page/page.ts';
import { coverBoxes } from './cover-boxes.ts';
import { describeBox, type KeptNodes, keptText, namedBox, OUTERMOST } from './describe-box.ts';
import { matchSignature } from './match.ts';
import { type BoxSignature, LANDMARKS, MOST_BOXES, type Signature } from './types.ts';
import { viewOf } from './view.ts';

/** Smallest share of the corrected words that the signature must find (0 … 1). */
const LEAST_FOUND = 0.5;

/**
 * @param keptNodes the article's nodes before the correction
 * @returns null if the boxes cannot be told from the rest of the page, and for edits of the article's head
 */
export function signatureOf(page: Page, correction: Correction, keptNodes: Iterable<number>): Signature | null {
  if (correction.kind === 'edit') return null;
  const kept = keptText(page, keptNodes);
  if (correction.kind === 'container') return containerSignature(page, correction.element, kept);
  const wordsOf = (nodes: readonly number[]) => nodes.reduce((sum, node) => sum + viewOf(page).wordsIn(node), 0);
  const own = new Set(correction.nodes);
  const found = new Set<number>();
  const boxes: BoxSignature[] = [];
  for (const box of signBoxes(page, coverBoxes(page, correction.nodes, kept), kept)) {
    if (!isTold(box)) continue;
    const nodes = matchSignature(page, withBoxes(correction, [box]), kept)?.nodes ?? [];
    if (nodes.length === 0 || nodes.some((node) => !own.has(node))) continue;
    boxes.push(box);
    for (const node of nodes) found.add(node);
  }
  const isEnough = wordsOf([...found]) >= wordsOf(correction.nodes) * LEAST_FOUND;
  return boxes.length > 0 && boxes.length <= MOST_BOXES && isEnough ? withBoxes(correction, boxes) : null;
}

/** Returns whether a box can be recognised: by its names, or as a landmark. */
const isTold = ({ names, tag }: BoxSignature) => names.length > 0 || LANDMARKS.some((landmark) => landmark === tag);

function withBoxes(
  correction: Exclude<Correction, { kind: 'edit' | 'container' }>,
  boxes: readonly BoxSignature[],
): Signature {
  return correction.kind === 'role' ? { kind: 'role', role: correction.role, boxes } : { kind: correction.kind, boxes };
}

function containerSignature(page: Page, element: number, kept: KeptNodes): Signature | null {
  if (!page.isElement(element) || OUTERMOST.has(page.nameOf(element))) return null;
  const signature: Signature = { kind: 'container', boxes: [describeBox(page, element, kept)] };
  return matchSignature(page, signature, kept)?.nodes[0] === element ? signature : null;
}

/** Describes boxes; merges equal ones into one with `isMany`. */
function signBoxes(page: Page, boxes: readonly number[], kept: KeptNodes): BoxSignature[] {
  const view = viewOf(page);
  const signed = boxes.map((box) => describeBox(page, namedBox(view, box), kept));
  const keyOf = ({ tag, names, path, around }: BoxSignature) =>
    JSON.stringify([tag, names, path, names.length === 0 ? around : []]);
  const groups = new Map<string, BoxSignature[]>();
  for (const box of signed) groups.set(keyOf(box), [...(groups.get(keyOf(box)) ?? []), box]);
  return [...groups.values()].map((group) => ({ ...(group[0] as BoxSignature), isMany: group.length > 1 }));
}
