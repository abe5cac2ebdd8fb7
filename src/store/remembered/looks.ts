/** Describes a box to the user, in the list of remembered sites. Matching does not use it. */
import { boxOf } from '../../page/boxes.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { mainColumn } from '../../page/main-column.ts';
import type { Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import type { BoxPlace, Content } from './types.ts';
import { type KeptNodes, viewOf, wordsOf } from './view.ts';

/** Elements that a kind of content is made of, in the order in which the kinds are tried. */
const MADE_OF: readonly (readonly [Content, readonly string[]])[] = [
  ['heading', [...HEADINGS]],
  ['code', ['pre']],
  ['quote', ['blockquote']],
  ['table', ['td', 'th']],
  ['list', ['li', 'dt', 'dd']],
  ['form', ['input', 'select', 'textarea', 'button']],
  ['text', ['p']],
];

/** Returns the most frequent kind of content. */
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

/** Largest overlap of a box with the column beside it (CSS pixels). */
const TOLERANCE = 16;

/** Returns whether the first part of a box that has a size is beside the column of the running text. */
function isBeside(page: Page, box: number): boolean {
  const column = mainColumn(page);
  if (!column) return false;
  for (let id = box; id < page.endOf(box); id++) {
    const { left, right } = boxOf(page, id);
    if (right > left) return right <= column.left + TOLERANCE || left >= column.right - TOLERANCE;
  }
  return false;
}

/** Largest share of the text that is ignored before or after a box, such as a title or a line of credits (0 … 1). */
const LITTLE = 0.03;

/** Returns the position of a box: beside the column of running text, or relative to the kept text. */
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
