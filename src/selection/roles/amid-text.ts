/**
 * Keeps blocks (paragraphs, lines) that are between two paragraphs of the text. Their position shows better than their
 * class names or words whether they belong to the text.
 */

import type { ClassGroup } from '../../page/blocks/attribute-names.ts';
import {
  endBlockIn,
  firstBlockIn,
  type ModelView,
  nextSeen,
  seenBlocksIn,
  sumOf,
} from '../../page/blocks/model-view.ts';
import type { PhrasePurpose } from '../../page/blocks/phrases.ts';
import { at } from '../../shared/column.ts';
import { isInside, isNamed, isOfSite, meanProbability, type RoleState, restore, speaksOf } from './state.ts';

/** Dropped blocks between two paragraphs are restored only if they have at most this many words together. */
const MOST_WORDS = 60;
/** Dropped blocks are restored only if the model gives them at least this mean probability of being text. */
const POSSIBLE = 0.15;
/** Two blocks belong to one text only if they have a common ancestor at most this many levels above each of them. */
const DEPTH = 2;
/** Number of a line's ancestors that are searched for a class or id such as "form". A line in a form is not text. */
const MAX_NAME_LEVELS = 4;
/** A box that extends further than this beyond a side of the block above it is not part of the text (CSS pixels). */
const TOUCH = 2;

/** Kinds of phrases, such as "Related articles", which show that a line between paragraphs is not part of the text. */
const PURPOSES: readonly PhrasePurpose[] = ['related', 'tags', 'reading'];
const NAMES: readonly ClassGroup[] = [
  'cookie',
  'dialog',
  'button',
  'form',
  'caption',
  'media',
  'author',
  'date',
  'tags',
];

/** Elements which show that the box around them is a form or embeds another site. */
export const CONTROLS: ReadonlySet<string> = new Set(['form', 'input', 'textarea', 'select', 'button', 'iframe']);
/** Elements with a picture or video. A dropped line next to one of them is not restored: it may be a caption. */
const MEDIA: ReadonlySet<string> = new Set(['img', 'picture', 'video', 'iframe', 'object']);

/**
 * Returns whether a box is between two kept blocks of one text (at least one of them a paragraph) and within the sides
 * of the block above it. False for boxes of links and boxes with a form, which are never part of the text.
 */
export function isAmidText(state: RoleState, box: number): boolean {
  const { view } = state;
  const [first, end] = [firstBlockIn(view, box), endBlockIn(view, box)];
  const before = nextSeen(view, first - 1, -1);
  const isOfLinks = sumOf(view.sums.linkWords, first, end) * 2 >= sumOf(view.sums.words, first, end);
  if (isOfLinks || holdsAny(view, box, view.page.endOf(box), CONTROLS)) return false;
  return areOneFlow(state, before, nextSeen(view, end, 1)) && !sticksOut(view, box, before);
}

export function holdsAny({ page }: ModelView, start: number, end: number, names: ReadonlySet<string>): boolean {
  for (let node = start; node < end; node++) if (names.has(page.nameOf(node))) return true;
  return false;
}

/** Returns whether two blocks are kept, at least one is a paragraph, and one of the nearest ancestors contains both. */
function areOneFlow({ roles, view }: RoleState, before: number, behind: number): boolean {
  if (roles[before] !== 'body' || roles[behind] !== 'body') return false;
  const { page, blocks, isParagraph } = view;
  if (at(isParagraph, before) === 0 && at(isParagraph, behind) === 0) return false;
  const text = at(blocks.first, behind);
  const around = [at(blocks.element, before), ...page.ancestorsOf(at(blocks.element, before), DEPTH)];
  const common = around.find((element) => page.holds(element, text));
  if (common === undefined) return false;
  return [at(blocks.element, behind), ...page.ancestorsOf(at(blocks.element, behind), DEPTH)].includes(common);
}

/** Returns whether a box extends beyond the sides of the text above it, as a column beside the text does. */
function sticksOut({ page: { nodes }, blocks }: ModelView, box: number, block: number): boolean {
  const text = at(blocks.element, block);
  if (at(nodes.width, box) <= 0 || at(nodes.width, text) <= 0) return false;
  const [left, right] = [at(nodes.x, text) - TOUCH, at(nodes.x, text) + at(nodes.width, text) + TOUCH];
  return at(nodes.x, box) < left || at(nodes.x, box) + at(nodes.width, box) > right;
}

/** Restores short lines without links that the model dropped between two paragraphs, such as notes and awards. */
export function keepAmidText(state: RoleState): void {
  const { roles, view } = state;
  let before = -1;
  let run: number[] = [];
  for (let block = 0; block < roles.length; block++) {
    if (at(view.blocks.hidden, block) !== 0) continue;
    if (roles[block] !== 'body') {
      run.push(block);
      continue;
    }
    if (run.length > 0 && before >= 0 && areOneFlow(state, before, block) && isOfText(state, run, before, block))
      restore(state, run, 'reasonBetween');
    before = block;
    run = [];
  }
}

function isOfText(state: RoleState, run: readonly number[], before: number, behind: number): boolean {
  const { view } = state;
  if (holdsAny(view, at(view.blocks.last, before), at(view.blocks.first, behind), MEDIA)) return false;
  const words = run.reduce((sum, block) => sum + at(view.text.words, block), 0);
  if (words > MOST_WORDS || meanProbability(state, run) < POSSIBLE) return false;
  return run.every(
    (block) =>
      !state.reasons.has(block) &&
      at(view.text.linkWords, block) === 0 &&
      !sticksOut(view, at(view.blocks.element, block), before) &&
      !isOfSite(view, block, MAX_NAME_LEVELS) &&
      !isInside(view, block, MAX_NAME_LEVELS, 'figure') &&
      !PURPOSES.some((purpose) => speaksOf(view, block, purpose)) &&
      !NAMES.some((name) => isNamed(view, block, name, MAX_NAME_LEVELS)),
  );
}

/** Maximum number of words in the source of a quotation. */
const SOURCE_WORDS = 25;
/** Maximum number of blocks in a quotation. Without this limit, many nested quotations would take quadratic time. */
const MOST_BLOCKS = 40;

/** Restores the source (`<cite>`, `<footer>`) in a quotation whose other text is kept. */
export function keepQuoteSources(state: RoleState): void {
  const { view, roles, reasons } = state;
  for (const quote of view.page.index.named('blockquote')) {
    if (endBlockIn(view, quote) - firstBlockIn(view, quote) > MOST_BLOCKS) continue;
    const blocks = seenBlocksIn(view, quote);
    const dropped = blocks.filter((block) => roles[block] !== 'body');
    const isSource = (block: number) => !reasons.has(block) && isSourceIn(view, quote, block);
    if (dropped.length < blocks.length && dropped.every(isSource)) restore(state, dropped, 'reasonBetween');
  }
}

function isSourceIn(view: ModelView, quote: number, block: number): boolean {
  const { page, blocks, text } = view;
  const around = page.ancestorsOf(at(blocks.first, block), MAX_NAME_LEVELS).filter((element) => element > quote);
  const source = around.find((element) => /^(?:cite|footer)$/.test(page.nameOf(element))) ?? -1;
  if (source < 0 || at(text.words, block) > SOURCE_WORDS || holdsAny(view, source, page.endOf(source), CONTROLS))
    return false;
  return page.nameOf(source) === 'cite' || at(text.linkWords, block) === 0;
}
