/** Keeps the ingredients of a recipe, found by their heading, even when every line is a link. */
import { at } from '../../steps/column.ts';
import { saysOneOf } from './known-phrases.ts';
import { isNamedForSite, speaksForSite } from './of-site.ts';
import { give, isBold, isInside, type RoleState } from './types.ts';

/** Most words of a heading, and of a line below it. */
const HEADING_WORDS = 6;
const LINE_WORDS = 20;
/** Fewest and most lines below the heading. */
const FEWEST_LINES = 2;
const MOST_LINES = 80;
/** Levels above a block at which the names of boxes count. */
const LEVELS = 4;

/** Keeps the lines between a heading of ingredients and the next heading, amid or right below kept text. */
export function keepIngredients(state: RoleState): void {
  const { roles } = state;
  const last = roles.lastIndexOf('body');
  for (let block = roles.indexOf('body') + 1; block > 0 && block <= last + 1 && block < roles.length; block++) {
    if (!isOfRecipe(state, block) || !isHeading(state, block) || !namesIngredients(state, block)) continue;
    const lines = linesBelow(state, block);
    if (lines.length < FEWEST_LINES) continue;
    for (const line of [block, ...lines]) if (roles[line] !== 'body') give(state, line, 'body', 'reasonRecipe');
    block += lines.length;
  }
}

const isHeading = ({ context: { view } }: RoleState, block: number) =>
  (at(view.headingLevel, block) > 0 || isBold(view, block)) && at(view.text.words, block) <= HEADING_WORDS;

function isOfRecipe({ context: { view } }: RoleState, block: number): boolean {
  if (at(view.blocks.hidden, block) !== 0 || speaksForSite(view, block)) return false;
  if ((['nav', 'form', 'button', 'footer'] as const).some((tag) => isInside(view, block, tag, LEVELS))) return false;
  return !isNamedForSite(view, block, LEVELS);
}

const saysIngredients = saysOneOf('ingredients');

const namesIngredients = ({ context: { view } }: RoleState, block: number) =>
  saysIngredients(view.text.wordHashes, at(view.text.wordStart, block), at(view.text.wordStart, block + 1));

/** Groups of ingredients have headings of a lower level. */
function linesBelow(state: RoleState, heading: number): number[] {
  const { view } = state.context;
  const level = at(view.headingLevel, heading) || Number.POSITIVE_INFINITY;
  const lines: number[] = [];
  for (let block = heading + 1; block < view.blocks.size && lines.length < MOST_LINES; block++) {
    const own = at(view.headingLevel, block);
    if (own > 0 ? own <= level : isBold(view, block) && level === Number.POSITIVE_INFINITY) break;
    if (at(view.text.words, block) > LINE_WORDS) break;
    if (isOfRecipe(state, block)) lines.push(block);
  }
  return lines;
}
