/** Finds the boxes that a correction covers. */
import type { Page } from '../../page/page.ts';
import { countsAt, subtreeSums } from '../../page/subtrees.ts';
import { type KeptNodes, OUTERMOST } from './describe-box.ts';
import { viewOf } from './view.ts';

/** Largest share of a box's visible words that may be uncorrected, if they are not text of the article (0 … 1). */
const MOST_OTHERS = 0.2;

/**
 * Returns for each corrected node the highest box whose text was corrected: nothing else in it is kept, and hardly anything
 * else is visible. Leaves out nodes without such a box (a link in a sentence). Ascending.
 */
export function coverBoxes(page: Page, nodes: readonly number[], kept: KeptNodes): number[] {
  const view = viewOf(page);
  const own = new Set(nodes);
  const corrected = subtreeSums(
    page,
    countsAt(
      page,
      nodes.filter((id) => page.isText(id)),
      view.wordsIn,
    ),
  );
  const correctedKept = subtreeSums(
    page,
    countsAt(
      page,
      kept.nodes.filter((id) => own.has(id)),
    ),
  );
  const isPure = (box: number) =>
    kept.countIn(box) === correctedKept(box) && corrected(box) >= view.wordsIn(box) * (1 - MOST_OTHERS);
  const boxes: number[] = [];
  for (const node of [...own].sort((a, b) => a - b)) {
    if (boxes.some((box) => page.holds(box, node)) || !page.isVisible(node)) continue;
    const box = highestPure(page, node, isPure);
    if (box > 0) boxes.push(box);
  }
  return boxes;
}

function highestPure(page: Page, node: number, isPure: (box: number) => boolean): number {
  let highest = page.isElement(node) ? node : -1;
  for (let box = page.parentOf(node); box > 0; box = page.parentOf(box)) {
    if (OUTERMOST.has(page.nameOf(box)) || !isPure(box)) break;
    highest = box;
  }
  return highest;
}
