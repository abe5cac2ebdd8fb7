/** Finds on a page what is remembered of a correction. Text that is wrongly taken out is worse than text that is not. */

import type { Correction } from '../../article/corrections/types.ts';
import type { Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import { type KeptNodes, namesAround, namesOf, OUTERMOST, pathOf, step } from './describe-box.ts';
import type { BoxSignature, Signature } from './types.ts';
import { type View, viewOf, visibleMedia } from './view.ts';

/** What was found. */
export interface Match {
  /** Ascending, none in another. */
  readonly boxes: readonly number[];
  /** What the correction is about there: texts, pictures; may be none, where nothing is left to do. Ascending. */
  readonly nodes: readonly number[];
}

/** More boxes that are the same than this are not a part of a page that a person points at. */
const MOST_BOXES_ALIKE = 600;
/** A box with text of so many steps more (each is twice as much) is another one. */
const MOST_STEPS = 3;

/** null where nothing is clearly what is looked for. Linear. */
export function matchSignature(page: Page, signature: Signature, kept: KeptNodes): Match | null {
  const found = signature.boxes.flatMap((box) => matchBox(page, box, signature.kind));
  if (found.length === 0) return null;
  const boxes = withoutNested(page, found);
  return { boxes, nodes: nodesIn(page, boxes, signature.kind, kept) };
}

/** What a correction of a kind is about in some boxes. */
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

/** The boxes that are the same as the remembered one; none where it was one and several are. */
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

/** Whether a box has exactly the remembered names, at exactly the remembered place in the tree. */
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
