import { MAIN_PIECE, SIDE_COLUMNS, SIDE_MODIFIERS, SIDE_PIECE } from '../../../vocabulary/names/side.ts';
import { at } from '../../steps/column.ts';
import { isAmidText } from './amid-text.ts';
import { type KeptSums, keptAmong, keptIn, minus } from './kept.ts';
import { give, probabilityOf, type RoleState } from './types.ts';

/**
 * Largest share of the kept words in side columns; boxes with more are the text, because some sites build pages of
 * widgets.
 */
const PART_OF_KEPT = 0.9;
/** Least probability of an article; on other pages, the boxes are the text. */
const POSSIBLE = 0.1;
/** Mean probabilities from which a side column is text. */
const SURE_COLUMN = 0.85;
const CERTAIN = 0.95;

/** Levels above a block searched for a box with such a name that is within the text. */
const MAX_NAME_LEVELS = 6;

const PIECE = new RegExp(`(?:^|\\s)${SIDE_PIECE}(?!\\S)(?!\\s+${MAIN_PIECE}\\b)`, 'i');
const COLUMN = new RegExp(`(?:^|[-#])(?:${SIDE_COLUMNS})(?:-|$)`);
const MODIFIER = new RegExp(`(?:^|[-#])(?:${SIDE_MODIFIERS})(?:-|$)`);

/**
 * Leaves out side columns: boxes with such a name that do not contain the headline, with latest comments, other posts,
 * notes on the author. On old blogs a column is as long as a short post, and the model is as sure of it.
 */
export function takeSideColumns(state: RoleState): void {
  const { roles, scores, context } = state;
  if (context.titleBlock < 0 || probabilityOf(scores, ['article']) < POSSIBLE) return;
  const beside = blocksBeside(state);
  if (beside.length === 0) return;
  const inside = keptAmong(state, beside);
  const all = keptIn(state, 0, roles.length);
  if (inside.words > PART_OF_KEPT * all.words || isSure(inside, minus(all, inside))) return;
  const columns = beside.filter((block) => !isAmid(state, block));
  for (const block of columns) give(state, block, 'other', 'reasonBesideHeadline');
}

/**
 * Whether a box with such a name is between two paragraphs of the text, where its position counts more than its name.
 */
function isAmid(state: RoleState, block: number): boolean {
  const { page, blocks } = state.context.view;
  return page
    .ancestorsOf(at(blocks.first, block), MAX_NAME_LEVELS)
    .some((element) => isCalledSide(state, element) && isAmidText(state, element));
}

/** Returns the kept blocks in boxes with such names. */
function blocksBeside(state: RoleState): number[] {
  const { page, blocks } = state.context.view;
  const title = at(blocks.first, state.context.titleBlock);
  /**
   * Elements → whether a box with such a name is around them; each is computed once, even on deep pages with many
   * blocks.
   */
  const known = new Map<number, boolean>();
  const isBeside = (block: number): boolean => {
    const inside: number[] = [];
    let element = page.parentOf(at(blocks.first, block));
    const isAbove = () => element < 0 || page.holds(element, title);
    while (!isAbove() && !known.has(element) && !isCalledSide(state, element)) {
      inside.push(element);
      element = page.parentOf(element);
    }
    const answer = !isAbove() && known.get(element) !== false;
    for (const one of inside) known.set(one, answer);
    if (answer) known.set(element, true);
    return answer;
  };
  return state.roles.flatMap((role, block) => (role === 'body' && isBeside(block) ? [block] : []));
}

/**
 * Whether the column is the text, as on sites that call it a rail: the model is certain, or sure and surer than of the
 * rest.
 */
function isSure(inside: KeptSums, outside: KeptSums): boolean {
  const sure = inside.likely / inside.words;
  return sure >= CERTAIN || (sure >= SURE_COLUMN && sure > outside.likely / outside.words);
}

/** Whether a box has such a class or id. */
function isCalledSide({ context: { view } }: RoleState, element: number): boolean {
  if (at(view.blocks.boundary, element) !== element) return false;
  const names = view.elements.names[element] ?? [];
  const isColumn = names.some(({ tokens }) => {
    const name = tokens.join('-').replace(/-#/g, '-');
    return COLUMN.test(name) && !MODIFIER.test(name);
  });
  return isColumn || (names.length > 0 && PIECE.test(view.page.attributesOf(element).class ?? ''));
}
