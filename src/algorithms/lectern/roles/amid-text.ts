/** Keeps blocks between two paragraphs of the text: their position counts more than a name or a few words. */
import { at } from '../../steps/column.ts';
import type { ClassGroup } from '../page/class-groups.ts';
import { endBlockIn, firstBlockIn, type ModelView, sumOf } from '../page/model-view.ts';
import type { PhrasePurpose } from '../page/phrases.ts';
import { isNamedForSite, speaksForSite } from './of-site.ts';
import { give, isInside, isNamed, meanProbability, type RoleState, speaksOf } from './types.ts';

/** Most words of a block put back between two paragraphs. */
const MOST_WORDS = 60;
/** Least mean probability of a block put back. */
const POSSIBLE = 0.15;
/** Most elements between a paragraph and the common parent of paragraph and box. */
const DEPTH = 2;
/** Levels at which the names of boxes count. */
const MAX_NAME_LEVELS = 4;
/** How far a box within a paragraph's width may stick out (CSS pixels). */
const TOUCH = 2;

/** Purposes of lines between paragraphs that are not part of the text. */
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

/** Elements that make a box a form or a frame of another site. */
export const CONTROLS: ReadonlySet<string> = new Set(['form', 'input', 'textarea', 'select', 'button', 'iframe']);
/** Pictures and videos: a line beside one is its caption. */
const MEDIA: ReadonlySet<string> = new Set(['img', 'picture', 'video', 'iframe', 'object']);

/**
 * Whether a box is between two kept paragraphs that have the same parent and are at least as wide. A box of links or
 * with a form is never part of the text.
 */
export function isAmidText(state: RoleState, box: number): boolean {
  const { view } = state.context;
  const [first, end] = [firstBlockIn(view, box), endBlockIn(view, box)];
  const before = nextSeen(view, first - 1, -1);
  const isOfLinks = sumOf(view.sums.linkWords, first, end) * 2 >= sumOf(view.sums.words, first, end);
  if (isOfLinks || holdsAny(view, box, view.page.endOf(box), CONTROLS)) return false;
  return areOneFlow(state, before, nextSeen(view, end, 1)) && !sticksOut(view, box, before);
}

/** Whether one of the nodes `[start, end)` is an element with one of these names. */
export function holdsAny({ page }: ModelView, start: number, end: number, names: ReadonlySet<string>): boolean {
  for (let node = start; node < end; node++) if (names.has(page.nameOf(node))) return true;
  return false;
}

/** Whether both blocks are kept, one is a paragraph, and a common parent is close above both. */
function areOneFlow({ roles, context: { view } }: RoleState, before: number, behind: number): boolean {
  if (roles[before] !== 'body' || roles[behind] !== 'body') return false;
  const { page, blocks, isParagraph } = view;
  if (at(isParagraph, before) === 0 && at(isParagraph, behind) === 0) return false;
  const text = at(blocks.first, behind);
  const around = [at(blocks.element, before), ...page.ancestorsOf(at(blocks.element, before), DEPTH)];
  const common = around.find((element) => page.holds(element, text));
  if (common === undefined) return false;
  return [at(blocks.element, behind), ...page.ancestorsOf(at(blocks.element, behind), DEPTH)].includes(common);
}

/** Whether a box extends beyond the text above it at either side, as a column beside the text does. */
function sticksOut({ page: { nodes }, blocks }: ModelView, box: number, block: number): boolean {
  const text = at(blocks.element, block);
  if (at(nodes.width, box) <= 0 || at(nodes.width, text) <= 0) return false;
  const [left, right] = [at(nodes.x, text) - TOUCH, at(nodes.x, text) + at(nodes.width, text) + TOUCH];
  return at(nodes.x, box) < left || at(nodes.x, box) + at(nodes.width, box) > right;
}

/** Keeps short lines without links that the model left out between two paragraphs: notes, figures, awards. */
export function keepAmidText(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  let before = -1;
  let run: number[] = [];
  for (let block = 0; block < roles.length; block++) {
    if (at(view.blocks.hidden, block) !== 0) continue;
    if (roles[block] !== 'body') {
      run.push(block);
      continue;
    }
    if (run.length > 0 && before >= 0 && areOneFlow(state, before, block) && isOfText(state, run, before, block))
      for (const each of run) give(state, each, 'body', 'reasonBetween');
    before = block;
    run = [];
  }
}

function isOfText(state: RoleState, run: readonly number[], before: number, behind: number): boolean {
  const { view } = state.context;
  if (holdsAny(view, at(view.blocks.last, before), at(view.blocks.first, behind), MEDIA)) return false;
  const words = run.reduce((sum, block) => sum + at(view.text.words, block), 0);
  if (words > MOST_WORDS || meanProbability(state, run) < POSSIBLE) return false;
  return run.every(
    (block) =>
      !state.reasons.has(block) &&
      at(view.text.linkWords, block) === 0 &&
      !sticksOut(view, at(view.blocks.element, block), before) &&
      !speaksForSite(view, block) &&
      !isNamedForSite(view, block, MAX_NAME_LEVELS) &&
      !PURPOSES.some((purpose) => speaksOf(view, block, purpose)) &&
      !NAMES.some((name) => isNamed(view, block, name, MAX_NAME_LEVELS)) &&
      !(['button', 'form', 'figure', 'nav'] as const).some((tag) => isInside(view, block, tag, MAX_NAME_LEVELS)),
  );
}

/** Returns the next visible block in a direction; one past the end if there is none. */
function nextSeen({ blocks }: ModelView, from: number, step: 1 | -1): number {
  let block = from;
  while (block >= 0 && block < blocks.size && at(blocks.hidden, block) !== 0) block += step;
  return block;
}
