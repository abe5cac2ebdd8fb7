/** Finds the elements that the user can choose as the part of the page with the article, around the block pointed at. */

import type { Page } from '../../page/page.ts';
import { intact } from '../../platform/unclobbered.ts';
import { boxOfElement, type WindowBox } from './live-boxes.ts';

type NodeOf = (id: number) => Node | undefined;

/** Largest distance between the sides of two boxes that count as the same (CSS pixels). */
const SAME = 2;

/** Returns the visually distinct elements around a block, from the innermost to the page. */
export function partsAround(page: Page, text: number, nodeOf: NodeOf): readonly number[] {
  const parts: number[] = [];
  let inner: WindowBox | null = null;
  for (let id = page.snapshot.blocks.container[page.blockOf(text)] ?? -1; id >= 0; id = page.parentOf(id)) {
    const box = boxOfPart(id, nodeOf);
    if (!box || (inner && isSame(box, inner))) continue;
    parts.push(id);
    inner = box;
  }
  return parts;
}

export function boxOfPart(element: number, nodeOf: NodeOf): WindowBox | null {
  const live = nodeOf(element);
  return live instanceof Element && intact(live).isConnected ? boxOfElement(live) : null;
}

function isSame(a: WindowBox, b: WindowBox): boolean {
  const differs = (side: keyof WindowBox) => Math.abs(a[side] - b[side]) > SAME;
  return !differs('left') && !differs('top') && !differs('right') && !differs('bottom');
}

/** Returns the number of blocks in an element. */
export function countBlocks(page: Page, element: number, textsOf: readonly (readonly number[])[]): number {
  return textsOf.filter((texts) => page.holds(element, texts[0] ?? -1)).length;
}
