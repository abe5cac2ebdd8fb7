/**
 * Describes a box (an element that the user corrected) in the list of remembered sites. The description is not used to
 * find the box again.
 */
import { boxOf } from '../../page/boxes.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { mainColumn } from '../../page/main-column.ts';
import type { Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import type { BoxPlace, Content } from './types.ts';
import { type KeptNodes, viewOf, wordsOf } from './view.ts';

/** Kinds of content, and the elements that each consists of. The first kind that fits most of a box is shown. */
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

/** Maximum overlap with the main column of text at which a box still counts as beside it (CSS pixels). */
const TOLERANCE = 16;

/** Returns whether a box, or its first descendant with a width, is beside the main column of text. */
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
 * Maximum share of the article's text (0 … 1), such as a title or a line of credits, above a box that counts as before
 * the article, or below a box that counts as after it.
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
