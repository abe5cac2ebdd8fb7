/** Finds a remembered correction's boxes on a page. Removing text wrongly is worse than not removing it. */

import type { Correction } from '../../article/corrections/types.ts';
import type { Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import { type KeptNodes, namesAround, namesOf, OUTERMOST, pathOf, step } from './describe-box.ts';
import type { BoxSignature, Signature } from './types.ts';
import { type View, viewOf, visibleMedia } from './view.ts';

/** Result of a search. */
export interface Match {
  /** Ascending, not nested. */
  readonly boxes: readonly number[];
  /** The affected texts and pictures; empty if nothing is left to do. Ascending. */
  readonly nodes: readonly number[];
}

/** Most identical boxes; a user does not point at a part that occurs more often. */
const MOST_BOXES_ALIKE = 600;
/** Most steps by which a box may have grown; each step doubles its words. */
const MOST_STEPS = 3;

/** Returns the matching boxes; null if nothing clearly matches. Linear. */
export function matchSignature(page: Page, signature: Signature, kept: KeptNodes): Match | null {
  const found = signature.boxes.flatMap((box) => matchBox(page, box, signature.kind));
  if (found.length === 0) return null;
  const boxes = withoutNested(page, found);
  return { boxes, nodes: nodesIn(page, boxes, signature.kind, kept) };
}

/** Returns the nodes in the boxes that a correction of this kind affects. */
export function nodesIn(
  page: Page,
  boxes: readonly number[],
  kind: Correction['kind'],
  kept: KeptNodes,
): readonly number[] {
  const isIn = (node: number) => boxes.some((box) => page.holds(box, node));
  if (kind === 'container') return boxes;
  if (kind !== 'keep') return kept.nodes.filter(isIn);
  const isKept = new Set(kept.nodes);
  const isLeftOut = (node: number) => !isKept.has(node) && isIn(node);
  const texts = textsOf(page).filter(isLeftOut);
  return texts.length > 0
    ? texts
    : visibleMedia(page)
        .filter(isLeftOut)
        .sort((a, b) => a - b);
}

/** Returns the boxes that equal the remembered one; none if several match but only one was meant. */
function matchBox(page: Page, wanted: BoxSignature, kind: Correction['kind']): readonly number[] {
  const view = viewOf(page);
  const boxes = page.index.named(wanted.tag).filter((box) => {
    if (!page.isVisible(box) || OUTERMOST.has(page.nameOf(box)) || !isSame(view, wanted, box)) return false;
    const words = view.wordsIn(box);
    if (words === 0 && view.mediaIn(box) === 0) return false;
    return kind === 'container' || step(words) <= wanted.words + MOST_STEPS;
  });
  if (boxes.length > MOST_BOXES_ALIKE) return [];
  return wanted.isMany || boxes.length === 1 ? boxes : [];
}

/** Returns whether a box has exactly the remembered names at exactly the remembered place in the tree. */
function isSame(view: View, wanted: BoxSignature, box: number): boolean {
  const { page } = view;
  if (wanted.path === null)
    return (
      isEqual(namesOf(view, box), wanted.names) &&
      isEqual(view.landmarksAt(box), wanted.landmarks) &&
      isEqual(namesAround(view, box), wanted.around)
    );
  if (!isEqual(view.stemsAt(box), wanted.names) || !isEqual(pathOf(page, box), wanted.path)) return false;
  return wanted.names.length > 0 || isEqual(namesAround(view, box), wanted.around);
}

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

function withoutNested(page: Page, boxes: readonly number[]): number[] {
  const ascending = [...new Set(boxes)].sort((a, b) => a - b);
  let end = -1;
  return ascending.filter((box) => {
    if (box < end) return false;
    end = page.endOf(box);
    return true;
  });
}
