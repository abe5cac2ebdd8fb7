/**
 * Keeps the ingredients of a recipe, which are found by their heading. Works even if every line is a link or if all
 * lines are in one paragraph.
 */
import { at } from '../../shared/column.ts';
import { saysOneOf } from './known-phrases.ts';
import { isNamedForSite, speaksForSite } from './of-site.ts';
import { give, isBold, isInside, meanProbability, type RoleState } from './types.ts';

/** Maximum number of words in a heading, and in each line below it. */
const HEADING_WORDS = 6;
const LINE_WORDS = 20;
/** Minimum number of lines below the heading of the ingredients. */
const FEWEST_LINES = 2;
/** Maximum number of blocks below the heading of the ingredients. */
const MOST_LINES = 80;
/** Minimum mean probability that blocks are text, for them to be kept as the steps of a recipe. */
const POSSIBLE = 0.15;
/** Maximum number of ancestors of a block to check for a class or id that names a part of the site. */
const MAX_NAME_LEVELS = 4;

/**
 * Keeps the lines from a heading of ingredients to the next heading, if they are within or directly below kept text.
 */
export function keepIngredients(state: RoleState): void {
  const { roles, context } = state;
  const last = roles.lastIndexOf('body');
  const first = roles.indexOf('body');
  // The kept text may begin below the ingredients, so the search begins at the headline.
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

/** Returns the number of lines in a block; `<br>` elements separate them. */
function linesIn({ context: { view } }: RoleState, block: number): number {
  let lines = 1;
  for (let node = at(view.blocks.first, block); node < at(view.blocks.last, block); node++)
    if (view.page.nameOf(node) === 'br') lines++;
  return lines;
}

/**
 * Returns the steps of a recipe: the next heading of the same level and the blocks below it. Empty if a block has links
 * or if the model finds the blocks too improbable.
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

/**
 * Returns the blocks below a heading of ingredients, up to a long line or the next heading of the same or a higher
 * level. Headings of a lower level, such as "For the sauce", belong to the ingredients.
 */
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
