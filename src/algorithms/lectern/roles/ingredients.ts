/**
 * Keeps the ingredients of a recipe, found by their heading, even if every line is a link or all lines are one
 * paragraph.
 */
import { at } from '../../steps/column.ts';
import { saysOneOf } from './known-phrases.ts';
import { isNamedForSite, speaksForSite } from './of-site.ts';
import { give, isBold, isInside, meanProbability, type RoleState } from './types.ts';

/** Most words of a heading, and of a line below it. */
const HEADING_WORDS = 6;
const LINE_WORDS = 20;
/** Fewest and most lines below the heading. */
const FEWEST_LINES = 2;
const MOST_LINES = 80;
/** Least mean probability of the steps. */
const POSSIBLE = 0.15;
/** Levels above a block whose names are read. */
const MAX_NAME_LEVELS = 4;

/** Keeps the lines between a heading of ingredients and the next heading, within or directly below kept text. */
export function keepIngredients(state: RoleState): void {
  const { roles, context } = state;
  const last = roles.lastIndexOf('body');
  const first = roles.indexOf('body');
  // a recipe may begin directly below its headline
  const start = context.titleBlock >= 0 ? Math.min(first, context.titleBlock) : first;
  for (let block = start + 1; block > 0 && block <= last + 1 && block < roles.length; block++) {
    if (!isOfRecipe(state, block) || !isHeading(state, block) || !namesIngredients(state, block)) continue;
    const found = blocksBelow(state, block);
    if (found.reduce((sum, each) => sum + linesIn(state, each), 0) < FEWEST_LINES) continue;
    const whole = [block, ...found, ...stepsBelow(state, block, block + found.length + 1)];
    for (const each of whole) if (roles[each] !== 'body') give(state, each, 'body', 'reasonRecipe');
    block += whole.length - 1;
  }
}

const isHeading = ({ context: { view } }: RoleState, block: number) =>
  (at(view.headingLevel, block) > 0 || isBold(view, block)) && at(view.text.words, block) <= HEADING_WORDS;

function isOfRecipe({ context: { view } }: RoleState, block: number): boolean {
  if (at(view.blocks.hidden, block) !== 0 || speaksForSite(view, block)) return false;
  if ((['nav', 'form', 'button', 'footer'] as const).some((tag) => isInside(view, block, tag, MAX_NAME_LEVELS)))
    return false;
  return !isNamedForSite(view, block, MAX_NAME_LEVELS);
}

const saysIngredients = saysOneOf('ingredients');

const namesIngredients = ({ context: { view } }: RoleState, block: number) =>
  saysIngredients(view.text.wordHashes, at(view.text.wordStart, block), at(view.text.wordStart, block + 1));

/** Returns the number of lines in a block, separated by line breaks. */
function linesIn({ context: { view } }: RoleState, block: number): number {
  let lines = 1;
  for (let node = at(view.blocks.first, block); node < at(view.blocks.last, block); node++)
    if (view.page.nameOf(node) === 'br') lines++;
  return lines;
}

/**
 * Returns the next heading of the same level and the blocks below it, if they have no links and the model finds them
 * possible: the steps.
 */
function stepsBelow(state: RoleState, ingredients: number, heading: number): number[] {
  const { view } = state.context;
  const level = at(view.headingLevel, ingredients);
  if (heading >= view.blocks.size || at(view.headingLevel, heading) !== level || !isHeading(state, heading)) return [];
  const steps: number[] = [];
  for (let block = heading + 1; block < view.blocks.size && steps.length < MOST_LINES; block++) {
    const own = at(view.headingLevel, block);
    if ((own > 0 && own <= level) || (level === 0 && isBold(view, block)) || !isOfRecipe(state, block)) break;
    steps.push(block);
  }
  const isPlain = steps.every((block) => at(view.text.linkWords, block) === 0);
  return steps.length > 0 && isPlain && meanProbability(state, steps) >= POSSIBLE ? [heading, ...steps] : [];
}

/** Returns the blocks below a heading; groups of ingredients have headings of a lower level. */
function blocksBelow(state: RoleState, heading: number): number[] {
  const { view } = state.context;
  const level = at(view.headingLevel, heading) || Number.POSITIVE_INFINITY;
  const found: number[] = [];
  for (let block = heading + 1; block < view.blocks.size && found.length < MOST_LINES; block++) {
    const own = at(view.headingLevel, block);
    if (own > 0 ? own <= level : isBold(view, block) && level === Number.POSITIVE_INFINITY) break;
    if (at(view.text.words, block) > LINE_WORDS * linesIn(state, block)) break;
    if (isOfRecipe(state, block)) found.push(block);
  }
  return found;
}
