/**
 * Describes a box (an element that the user corrected) for the list of remembered sites. The description is not used to
 * find the box again.
 */
import { boxOf } from '../../page/boxes.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { mainColumn } from '../../page/main-column.ts';
import type { Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import type { BoxPlace, Content } from './types.ts';
import { type KeptNodes, viewOf, wordsOf } from './view.ts';

/**
 * Kinds of content, and the elements that they consist of. A box is described by the first kind in this list that fits
 * most of the box.
 */
const MADE_OF: readonly (readonly [Content, readonly string[]])[] = [
  ['heading', [...HEADINGS]],
  ['code', ['pre']],
  ['quote', ['blockquote']],
  ['table', ['td', 'th']],
  ['list', ['li', 'dt', 'dd']],
  ['form', ['input', 'select', 'textarea', 'button']],
  ['text', ['p']],
];

export function contentOf(page: Page, box: number): Content {
  const { wordsIn, mediaIn } = viewOf(page);
  if (wordsIn(box) === 0) return mediaIn(box) > 0 ? 'picture' : 'mixed';
  const isIn = (node: number) => page.holds(box, node) && page.isVisible(node);
  const blocks = new Set(
    textsOf(page)
      .filter(isIn)
      .map((text) => page.blockOf(text)),
  ).size;
  const isMost = (names: readonly string[]) =>
    names.flatMap((name) => page.index.named(name)).filter(isIn).length * 2 > blocks;
  const [content] = MADE_OF.find(([, names]) => isMost(names)) ?? ([blocks === 1 ? 'text' : 'mixed'] as const);
  return content;
}

/** A box that overlaps the main column of text by at most this much still counts as beside it (CSS pixels). */
const TOLERANCE = 16;

/**
 * Returns whether a box is beside the main column of text. If the box has no width, its first descendant with a width
 * decides.
 */
function isBeside(page: Page, box: number): boolean {
  const column = mainColumn(page);
  if (!column) return false;
  for (let id = box; id < page.endOf(box); id++) {
    const { left, right } = boxOf(page, id);
    if (right > left) return right <= column.left + TOLERANCE || left >= column.right - TOLERANCE;
  }
  return false;
}

/**
 * A box counts as before the article if at most this share (0 to 1) of the article's text is above the box, for example
 * only the title. It counts as after the article if at most this share is below the box.
 */
const LITTLE = 0.03;

/** Returns where a box is: beside the main column of text, or before, in or after the text of the article. */
export function placeOf(page: Page, box: number, kept: KeptNodes): BoxPlace {
  if (isBeside(page, box)) return 'beside';
  const outside = kept.words - kept.wordsIn(box);
  const before = wordsOf(
    page,
    kept.nodes.filter((node) => node < box),
  );
  if (before <= outside * LITTLE) return 'before';
  return outside - before <= outside * LITTLE ? 'after' : 'inside';
}
