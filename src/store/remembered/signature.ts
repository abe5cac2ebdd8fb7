/**
 * A correction → what is remembered of it: what the corrected boxes are like, never what they say.
 *
 * What is remembered must find itself, and nothing else, on the page that it comes from: a plain paragraph among
 * paragraphs has nothing that tells it from them, and taking it out of this page says nothing about the next one.
 */

import type { Correction } from '../../article/corrections/types.ts';
import type { Page } from '../../page/page.ts';
import { coverBoxes } from './cover-boxes.ts';
import { describeBox, type KeptNodes, keptText, namedBox, OUTERMOST } from './describe-box.ts';
import { matchSignature } from './match.ts';
import { type BoxSignature, LANDMARKS, MOST_BOXES, type Signature } from './types.ts';
import { viewOf } from './view.ts';

/** So much of what was corrected must be found again. */
const LEAST_FOUND = 0.5;

/**
 * @param keptNodes what stood in the article before the correction
 * @returns null for what cannot be told from the rest of the page, and for what was written into the head
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

/** Whether anything tells a box from others: its names, or that it is a landmark. */
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

/** Boxes that are alike are remembered once, as many. */
function signBoxes(page: Page, boxes: readonly number[], kept: KeptNodes): BoxSignature[] {
  const view = viewOf(page);
  const signed = boxes.map((box) => describeBox(page, namedBox(view, box), kept));
  const keyOf = ({ tag, names, path, around }: BoxSignature) =>
    JSON.stringify([tag, names, path, names.length === 0 ? around : []]);
  const groups = new Map<string, BoxSignature[]>();
  for (const box of signed) groups.set(keyOf(box), [...(groups.get(keyOf(box)) ?? []), box]);
  return [...groups.values()].map((group) => ({ ...(group[0] as BoxSignature), isMany: group.length > 1 }));
}
