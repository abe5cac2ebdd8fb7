/** Finds the boxes (elements) of a remembered correction. In doubt, none: to remove the wrong text is worse. */

import type { Correction } from '../../article/corrections/types.ts';
import type { Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import { type BoxSignature, MOST_PATH, type Signature, TAG } from './types.ts';
import { type KeptNodes, OUTERMOST, viewOf, visibleMedia } from './view.ts';

/** Maximum number of boxes (elements) that one correction may match; the user cannot have meant more. */
const MOST_BOXES_ALIKE = 600;
const LANDMARK = /^(?:main|article|aside|nav|footer|header|section|form|dialog)$/;

/** Returns the tag names of the elements around a box, from the innermost outwards, `body` excluded. */
export function pathOf(page: Page, box: number): readonly string[] {
  const names = page.ancestorsOf(box, MOST_PATH).map((element) => page.nameOf(element));
  return names.filter((name) => !OUTERMOST.has(name)).map(tagOf);
}

/** Returns an element's name as corrections store it: `div` for unusual names, which the store does not accept. */
export const tagOf = (name: string) => (TAG.test(name) ? name : 'div');

/** Returns the nodes to correct, ascending; none if a box matches but needs no change; null if no box matches. */
export function matchSignature(page: Page, { kind, boxes }: Signature, kept: KeptNodes): readonly number[] | null {
  const matching = boxes.flatMap((box) => boxesLike(page, box));
  const found = outermost(page, matching);
  return found.length === 0 ? null : nodesIn(page, found, kind, kept);
}

/** Returns visible boxes with this tag, path and words in class and id; none if several match but one was corrected. */
function boxesLike(page: Page, { tag, names, path, isMany }: BoxSignature): readonly number[] {
  if (path === null || (names.length === 0 && !LANDMARK.test(tag))) return [];
  const { stemsAt, wordsIn, mediaIn } = viewOf(page);
  const found = page.index.named(tag).filter((box) => {
    const isSeen = page.isVisible(box) && (wordsIn(box) > 0 || mediaIn(box) > 0);
    return isSeen && isEqual(stemsAt(box), names) && isEqual(pathOf(page, box), path);
  });
  return found.length === 1 || (isMany && found.length <= MOST_BOXES_ALIKE) ? found : [];
}

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** Returns the boxes (ids of elements) that are not inside another box of the list, ascending. */
function outermost(page: Page, boxes: readonly number[]): number[] {
  let end = -1;
  return [...boxes]
    .sort((a, b) => a - b)
    .filter((box) => {
      if (box < end) return false;
      end = page.endOf(box);
      return true;
    });
}

/** Returns the nodes to correct: for `keep` those not in the article, for `container` the boxes, else those in it. */
function nodesIn(
  page: Page,
  boxes: readonly number[],
  kind: Correction['kind'],
  { nodes }: KeptNodes,
): readonly number[] {
  if (kind === 'container') return boxes;
  const isIn = (node: number) => boxes.some((box) => page.holds(box, node));
  if (kind !== 'keep') return nodes.filter(isIn);
  const isKept = new Set(nodes);
  const isLeftOut = (node: number) => !isKept.has(node) && isIn(node);
  const texts = textsOf(page).filter(isLeftOut);
  return texts.length > 0 ? texts : visibleMedia(page).filter(isLeftOut);
}
