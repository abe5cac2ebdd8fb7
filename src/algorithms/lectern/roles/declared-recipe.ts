/**
 * Keeps the parts of a recipe that the page declares (JSON-LD, microdata) and shows: ingredients, steps, times,
 * servings.
 */
import { type JsonLdNode, jsonLdOf, typesOf } from '../../../page/json-ld.ts';
import type { Page } from '../../../page/page.ts';
import { at } from '../../steps/column.ts';
import { endBlockIn, firstBlockIn, type ModelView, seenBlocksIn, sumOf } from '../page/model-view.ts';
import { give, isInside, lineOf, type RoleState, speaksOf } from './types.ts';

/** Fewest letters of a line that may be part of a longer one. */
const FEWEST_IN_LONGER = 4;
/** Fewest letters of a sentence of the instructions. */
const FEWEST_IN_STEP = 12;
/** Most words of a time or a number of servings, and of its box with the label. */
const FACT_WORDS = 8;
const BOX_WORDS = 12;
/** Levels above a fact searched for its box. */
const BOX_LEVELS = 3;
/** Fewest lines that are both declared and shown. */
const FEWEST_LINES = 2;
/** Most words and blocks between two lines of a list of ingredients or steps. */
const BETWEEN_WORDS = 8;
const MOST_BETWEEN = 3;

interface Recipe {
  ingredients: readonly string[];
  steps: string;
  /** Numbers of each time, and of the servings, as shown. */
  facts: ReadonlySet<string>;
}

/** Keeps the lines of a declared recipe, the short lines between them, and the labels of its times and servings. */
export function keepDeclaredRecipe(state: RoleState): void {
  const { view } = state.context;
  const recipes = recipesOf(view.page);
  const inMicrodata = microdataBlocks(view);
  if (recipes.length === 0 && inMicrodata.size === 0) return;
  const lines: number[] = [];
  for (let block = 0; block < state.roles.length; block++) {
    if (!isPossible(view, block)) continue;
    if (inMicrodata.has(block) || recipes.some((recipe) => isLine(view, block, recipe))) lines.push(block);
  }
  if (lines.length < FEWEST_LINES) return;
  for (const block of [...lines, ...between(view, lines)]) keep(state, block);
  for (let block = 0; block < state.roles.length; block++)
    if (isPossible(view, block) && recipes.some(({ facts }) => isFact(state, block, facts)))
      for (const each of rowsOf(view, block)) keep(state, each);
}

function keep(state: RoleState, block: number): void {
  if (state.roles[block] !== 'body') give(state, block, 'body', 'reasonRecipe');
}

function isPossible(view: ModelView, block: number): boolean {
  if (at(view.blocks.hidden, block) !== 0) return false;
  return !(['nav', 'button', 'footer'] as const).some((tag) => isInside(view, block, tag, BOX_LEVELS));
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

/** Returns the strings in a value: steps may be texts, objects, or sections of both. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { text, name, itemListElement } = value as JsonLdNode;
  return [text, name, itemListElement].flatMap(textsIn);
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const numbersOf = (text: string) => text.normalize('NFKC').match(/\d+/g)?.join(' ') ?? '';

const DURATION = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?/;

function factsOf({ prepTime, cookTime, totalTime, recipeYield }: JsonLdNode): Set<string> {
  const facts = textsIn(recipeYield).map(numbersOf);
  for (const time of [prepTime, cookTime, totalTime].flatMap(textsIn)) {
    const [, days = 0, hours = 0, minutes = 0] = (DURATION.exec(time) ?? []).map(Number).map((each) => each || 0);
    const allHours = days * 24 + hours;
    facts.push([allHours, minutes].filter((each) => each > 0).join(' '), `${allHours * 60 + minutes}`);
    if (minutes >= 60) facts.push([Math.floor(minutes / 60), minutes % 60].filter((each) => each > 0).join(' '));
  }
  facts.push(...[recipeYield].flat().flatMap((each) => (typeof each === 'number' ? [`${each}`] : [])));
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

/** Whether a block is a time or a number of servings: the declared numbers and few words. */
function isFact({ context: { view } }: RoleState, block: number, facts: ReadonlySet<string>): boolean {
  const { text } = view;
  if (at(text.digitWords, block) === 0 || at(text.words, block) > FACT_WORDS || at(text.linkWords, block) > 0)
    return false;
  if ((['comment', 'share', 'reading'] as const).some((purpose) => speaksOf(view, block, purpose))) return false;
  return facts.has(numbersOf(lineOf(view, block)));
}

/** Returns the blocks of a fact's box with its label, and of the boxes beside it with the same structure. */
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

/** Returns the short lines without links between two lines of a recipe: "For the dough". */
function between(view: ModelView, lines: readonly number[]): number[] {
  return lines.slice(1).flatMap((block, index) => {
    const first = at(lines, index) + 1;
    const rest = Array.from({ length: block - first }, (_, place) => first + place);
    const isShort = (each: number) => at(view.text.words, each) <= BETWEEN_WORDS && at(view.text.linkWords, each) === 0;
    return rest.length <= MOST_BETWEEN && rest.every((each) => isShort(each) && isPossible(view, each)) ? rest : [];
  });
}

const PROPERTIES: readonly string[] = [
  'recipeIngredient',
  'ingredients',
  'recipeInstructions',
  'prepTime',
  'cookTime',
  'totalTime',
  'recipeYield',
];

/** Returns the blocks that microdata marks as parts of a recipe. */
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
