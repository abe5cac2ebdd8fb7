/** Keeps a recipe's lines: those declared in JSON-LD or microdata, or those below a heading such as "Ingredients". */

import { endBlockIn, firstBlockIn, lineOf, type ModelView, seenBlocksIn, sumOf } from '../../page/blocks/model-view.ts';
import { type JsonLdNode, jsonLdOf, typesOf } from '../../page/json-ld.ts';
import type { Page } from '../../page/page.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { at } from '../../shared/column.ts';
import { range } from '../../shared/lists.ts';
import {
  isBold,
  isHeading,
  isInside,
  isOfSite,
  meanProbability,
  type RoleState,
  restore,
  saysOneOf,
  speaksOf,
} from './state.ts';

/** Fewest letters of a declared ingredient that may begin a longer line; "egg" may begin a line by chance. */
const FEWEST_IN_LONGER = 4;
/** Fewest letters of a line that is looked up in the recipe's metadata; a shorter one may occur there by chance. */
const FEWEST_IN_STEP = 12;
/** Longest line with a time or number of servings (words). */
const FACT_WORDS = 8;
/** Longest box that contains a time or number of servings, and its label (words). */
const BOX_WORDS = 12;
/** Number of ancestors that are searched for a menu or footer around a line, and for the box around a time. */
const BOX_LEVELS = 3;
/** Minimum number of a recipe's lines (in the JSON-LD or microdata) that the page must show for it to be kept. */
const FEWEST_LINES = 2;
/** Lines between two lines of the recipe are kept only if each has at most this many words. */
const BETWEEN_WORDS = 8;
/** Lines between two lines of the recipe are kept only if there are at most this many. */
const MOST_BETWEEN = 3;

interface Recipe {
  ingredients: readonly string[];
  steps: string;
  /** Digits of the times and servings, in all forms that the page may show: for 90 minutes, "90" and "1 30". */
  facts: ReadonlySet<string>;
}

/** Keeps a declared recipe's lines, the short lines between them, and its times and servings with their labels. */
export function keepDeclaredRecipe(state: RoleState): void {
  const { view } = state;
  const recipes = recipesOf(view.page);
  const inMicrodata = microdataBlocks(view);
  if (recipes.length === 0 && inMicrodata.size === 0) return;
  const possible = range(0, state.roles.length).filter((block) => isPossible(view, block));
  const lines = possible.filter(
    (block) => inMicrodata.has(block) || recipes.some((recipe) => isLine(view, block, recipe)),
  );
  if (lines.length < FEWEST_LINES) return;
  const facts = possible.filter((block) => recipes.some((recipe) => isFact(view, block, recipe)));
  const rows = facts.flatMap((block) => rowsOf(view, block));
  restore(state, [...lines, ...between(view, lines), ...rows], 'reasonRecipe');
}

function isPossible(view: ModelView, block: number): boolean {
  return at(view.blocks.hidden, block) === 0 && !isInside(view, block, BOX_LEVELS, 'nav', 'button', 'footer');
}

function recipesOf(page: Page): Recipe[] {
  const nodes = jsonLdOf(page).filter((node) => typesOf(node).includes('Recipe'));
  return nodes.map((node) => ({
    ingredients: textsIn(node.recipeIngredient ?? node.ingredients)
      .map(lettersOf)
      .filter(Boolean),
    steps: textsIn(node.recipeInstructions).map(lettersOf).join(' '),
    facts: factsOf(node),
  }));
}

/** Maximum depth of the lists and objects around a string: sections contain steps, and steps contain parts. */
const DEEPEST = 12;

/** Returns the strings in a value: JSON-LD may declare the steps of a recipe as a string, an object or a list. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  const { text, name, itemListElement } = value as JsonLdNode;
  const parts: readonly unknown[] = Array.isArray(value) ? value : [text, name, itemListElement];
  return parts.flatMap((part) => textsIn(part, depth + 1));
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const numbersOf = (text: string) => text.normalize('NFKC').match(/\d+/g)?.join(' ') ?? '';

const DURATION = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?/;

function factsOf({ prepTime, cookTime, totalTime, recipeYield }: JsonLdNode): Set<string> {
  const yields = [recipeYield].flat().flatMap((each) => (typeof each === 'number' ? [`${each}`] : []));
  const facts = [...textsIn(recipeYield).map(numbersOf), ...yields];
  for (const time of textsIn([prepTime, cookTime, totalTime])) {
    const [, days = 0, hours = 0, minutes = 0] = (DURATION.exec(time) ?? []).map(Number).map((each) => each || 0);
    const allHours = days * 24 + hours;
    facts.push([allHours, minutes].filter((each) => each > 0).join(' '), `${allHours * 60 + minutes}`);
    if (minutes >= 60) facts.push([Math.floor(minutes / 60), minutes % 60].filter((each) => each > 0).join(' '));
  }
  return new Set(facts.filter((each) => each !== '' && each !== '0'));
}

function isLine(view: ModelView, block: number, { ingredients, steps }: Recipe): boolean {
  const line = lettersOf(lineOf(view, block));
  if (line === '') return false;
  if (line.length >= FEWEST_IN_STEP && steps.includes(line)) return true;
  return ingredients.some(
    (each) =>
      each === line || (each.length >= FEWEST_IN_LONGER && line.startsWith(each) && line.length < each.length * 2),
  );
}

/** Returns whether a block is a short line with exactly the digits of a time or number of servings in the JSON-LD. */
function isFact(view: ModelView, block: number, { facts }: Recipe): boolean {
  const { text } = view;
  if (at(text.digitWords, block) === 0 || at(text.words, block) > FACT_WORDS || at(text.linkWords, block) > 0)
    return false;
  if ((['comment', 'share', 'reading'] as const).some((purpose) => speaksOf(view, block, purpose))) return false;
  return facts.has(numbersOf(lineOf(view, block)));
}

/** Returns the blocks in the box around a time or number of servings, and in similar boxes beside it. */
function rowsOf(view: ModelView, block: number): number[] {
  const { page, blocks, elements } = view;
  const isRow = (element: number) => {
    const [first, end] = [firstBlockIn(view, element), endBlockIn(view, element)];
    const isPlain = sumOf(view.sums.linkWords, first, end) === 0 && sumOf(view.sums.words, first, end) <= BOX_WORDS;
    return at(blocks.boundary, element) === element && isPlain;
  };
  const own = at(blocks.element, block);
  const row = [own, ...page.ancestorsOf(own, BOX_LEVELS)].filter(isRow).at(-1);
  if (row === undefined) return [block];
  const rows = page
    .childrenOf(page.parentOf(row))
    .filter((other) => at(elements.signature, other) === at(elements.signature, row) && isRow(other));
  return rows.flatMap((other) => seenBlocksIn(view, other));
}

/** Returns the short lines without links between two lines of a recipe, such as "For the dough". */
function between(view: ModelView, lines: readonly number[]): number[] {
  return lines.slice(1).flatMap((block, index) => {
    const first = at(lines, index) + 1;
    const rest = range(first, block);
    const isShort = (each: number) => at(view.text.words, each) <= BETWEEN_WORDS && at(view.text.linkWords, each) === 0;
    return rest.length <= MOST_BETWEEN && rest.every((each) => isShort(each) && isPossible(view, each)) ? rest : [];
  });
}

const PROPERTIES: readonly string[] =
  'recipeIngredient ingredients recipeInstructions prepTime cookTime totalTime recipeYield'.split(' ');

function microdataBlocks(view: ModelView): ReadonlySet<number> {
  const { page, blocks } = view;
  const found = new Set<number>();
  if (page.index.matching('itemtype', /schema\.org\/Recipe\/?$/).length === 0) return found;
  const byValue = page.index.byValue('itemprop');
  for (const element of PROPERTIES.flatMap((property) => byValue.get(property) ?? [])) {
    for (let node = element; node < page.endOf(element); node++) {
      const block = at(blocks.ofText, node);
      if (block >= 0) found.add(block);
    }
  }
  return found;
}

/** Maximum numbers of words in the heading of ingredients or steps, and in each line of ingredients. */
const HEADING_WORDS = 6;
const LINE_WORDS = 20;
/** Ingredients are kept only if at least this many lines are below their heading. */
const FEWEST_INGREDIENTS = 2;
/** Maximum number of blocks that are kept below the heading of the ingredients, and below that of the steps. */
const MOST_LINES = 80;
/** Minimum mean probability that blocks are text, for them to be kept as the steps of a recipe. */
const POSSIBLE = 0.15;
/** Number of a block's ancestors that are searched for a part of the site, such as a menu, by name, class and id. */
const MAX_NAME_LEVELS = 4;

/** Keeps a heading such as "Ingredients" in or below kept text, the lines to the next heading, and the steps. */
export function keepIngredients(state: RoleState): void {
  const { roles } = state;
  const last = roles.lastIndexOf('body');
  const first = roles.indexOf('body');
  // The kept text may begin below the ingredients, so the search begins at the headline.
  const start = state.titleBlock >= 0 ? Math.min(first, state.titleBlock) : first;
  for (let block = start + 1; block > 0 && block <= last + 1 && block < roles.length; block++) {
    if (!isOfRecipe(state, block) || !isShortHeading(state, block) || !namesIngredients(state, block)) continue;
    const { found, end } = blocksBelow(state, block);
    if (found.reduce((sum, each) => sum + linesIn(state, each), 0) < FEWEST_INGREDIENTS) continue;
    const whole = [block, ...found, ...stepsBelow(state, block, end)];
    restore(state, whole, 'reasonRecipe');
    block = whole.at(-1) ?? block;
  }
}

const isShortHeading = ({ view }: RoleState, block: number) =>
  isHeading(view, block) && at(view.text.words, block) <= HEADING_WORDS;

const isOfRecipe = ({ view }: RoleState, block: number) =>
  at(view.blocks.hidden, block) === 0 &&
  !isInside(view, block, MAX_NAME_LEVELS, 'footer') &&
  !isOfSite(view, block, MAX_NAME_LEVELS);

const saysIngredients = saysOneOf('ingredients');

const namesIngredients = ({ view }: RoleState, block: number) =>
  saysIngredients(view.text.wordHashes, at(view.text.wordStart, block), at(view.text.wordStart, block + 1));

/** Returns the number of lines in a block; `<br>` elements separate them. */
function linesIn({ view: { page, blocks } }: RoleState, block: number): number {
  const breaks = page.index.named('br');
  return 1 + indexFrom(breaks, at(blocks.last, block)) - indexFrom(breaks, at(blocks.first, block));
}

/**
 * Returns the steps of a recipe: the next heading on the same level as the heading of the ingredients, and the blocks
 * below it. Empty if a block has links, or if the model gives the blocks a low probability of being text.
 */
function stepsBelow(state: RoleState, ingredients: number, heading: number): number[] {
  const { view } = state;
  const level = at(view.headingLevel, ingredients);
  if (heading >= view.blocks.size || at(view.headingLevel, heading) !== level || !isShortHeading(state, heading))
    return [];
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
function blocksBelow(state: RoleState, heading: number): { found: readonly number[]; end: number } {
  const { view } = state;
  const level = at(view.headingLevel, heading) || Number.POSITIVE_INFINITY;
  const found: number[] = [];
  let block = heading + 1;
  for (; block < view.blocks.size && found.length < MOST_LINES; block++) {
    const own = at(view.headingLevel, block);
    if (own > 0 ? own <= level : isBold(view, block) && level === Number.POSITIVE_INFINITY) break;
    if (at(view.text.words, block) > LINE_WORDS * linesIn(state, block)) break;
    if (isOfRecipe(state, block)) found.push(block);
  }
  return { found, end: block };
}
