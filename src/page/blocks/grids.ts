/** Finds grids on a page: groups of similar sibling boxes ("items"), such as cards or the items of a list. */

import { at } from '../../shared/column.ts';
import { addToList, countEach, range } from '../../shared/lists.ts';
import { type ModelView, sumOf } from './model-view.ts';
import { joinHashes } from './word-hash.ts';

/** Boxes with the same tag and class in the same parent, in document order, as indices into `view.boxes`. */
export type Grid = readonly number[];

/** The items of a grid count as alike if at least this share of them have the same structure. */
export const ALIKE = 0.8;
/** If at least this share of similar blocks (or of the items of a grid) is in the article, all of them belong to it. */
export const MOST = 0.5;
/** Elements of data tables and definition lists. {@link rowsInText} leaves out grids whose items are such elements. */
const DATA: ReadonlySet<string> = new Set(['tr', 'td', 'th', 'dt', 'dd']);
const FEWEST_ITEMS = 4;
/** Minimum number of words in all items of a grid together; breadcrumbs and page numbers have fewer. */
const FEWEST_WORDS = 20;
/** Maximum average number of words in an item of a grid; larger boxes are parts of a text. */
const MOST_WORDS = 200;

/** Returns the grids of a page. Leaves out a grid inside an item of another grid, such as the labels of a tile. */
export function findGrids(view: ModelView, fewestItems = FEWEST_ITEMS, fewestWords = FEWEST_WORDS): Grid[] {
  const { boxes, sums } = view;
  const isInGrid = new Uint8Array(boxes.size);
  const isWithin = (box: number) => {
    let around = box;
    while (around >= 0 && at(isInGrid, around) === 0) around = at(boxes.above, around);
    return around >= 0;
  };
  // in document order, so that outer grids come first
  return similarSiblings(view).filter((grid) => {
    const words = grid.reduce((sum, box) => sum + sumOf(sums.words, at(boxes.start, box), at(boxes.end, box)), 0);
    if (grid.length < fewestItems || words < fewestWords || words > MOST_WORDS * grid.length) return false;
    if (isWithin(grid[0] ?? 0)) return false;
    for (const box of grid) isInGrid[box] = 1;
    return true;
  });
}

/** Groups boxes with the same tag and class in the same parent, in document order of their first boxes. */
function similarSiblings({ boxes, elements, page }: ModelView): Grid[] {
  const found = new Map<string, number[]>();
  for (let box = 1; box < boxes.size; box++) {
    const element = at(boxes.element, box);
    const key = `${page.parentOf(element)} ${at(elements.signature, element)}`;
    addToList(found, key, box);
  }
  return [...found.values()];
}

/** Returns the share of items with the most frequent sequence of child boxes; low if the items are unlike. */
export function likeness({ boxes, elements }: ModelView, grid: Grid): number {
  const builds = grid.map((item) => {
    let build = 0;
    for (let box = item + 1; box < boxes.size && at(boxes.start, box) < at(boxes.end, item); box++)
      if (at(boxes.above, box) === item) build = joinHashes(build, at(elements.signature, at(boxes.element, box)));
    return build;
  });
  const most = [...countEach(builds).values()].reduce((one, other) => Math.max(one, other), 0);
  return most / grid.length;
}

/** Returns the same number for corresponding blocks of similar items, such as the price of each product in a list. */
function placeInItem({ boxes, elements, headingLevel }: ModelView, item: number, block: number): number {
  let place = at(headingLevel, block) > 0 ? 1 : 0;
  for (let box = at(boxes.ofBlock, block); box > item; box = at(boxes.above, box))
    place = joinHashes(place, at(elements.signature, at(boxes.element, box)));
  return place;
}

export function isData({ boxes, page }: ModelView, grid: Grid): boolean {
  return DATA.has(page.nameOf(at(boxes.element, grid[0] ?? 0)));
}

export function blocksIn({ boxes }: ModelView, item: number): number[] {
  return range(at(boxes.start, item), at(boxes.end, item));
}

/**
 * Returns the visible blocks that complete a grid in the article, such as all prices if it has most prices: at least
 * the share {@link MOST} of their words. Leaves out items that have no block in the article. `kept`: 1 for a block of the article.
 */
export function missing(view: ModelView, kept: Uint8Array, grid: Grid): number[] {
  const words = new Map<number, { all: number; kept: number }>();
  const placed = grid.flatMap((item) => {
    const blocks = blocksIn(view, item);
    const isKept = blocks.some((block) => at(kept, block) === 1);
    return blocks.map((block) => {
      const place = placeInItem(view, item, block);
      if (isKept) {
        const sum = words.get(place) ?? { all: 0, kept: 0 };
        sum.all += at(view.text.words, block);
        if (at(kept, block) === 1) sum.kept += at(view.text.words, block);
        words.set(place, sum);
      }
      return { block, place };
    });
  });
  return placed.flatMap(({ block, place }) => {
    const sum = words.get(place);
    const isMissing = at(view.blocks.hidden, block) === 0 && sum && sum.kept >= MOST * sum.all;
    return isMissing ? [block] : [];
  });
}

/** Minimum number of rows in a group of similar rows ({@link rowsInText}). */
const FEWEST_ROWS = 3;
/** Minimum number of words in all rows of a group of similar rows together. */
const WORDS_OF_ROWS = 8;

/** Returns the groups of similarly built rows in a text, such as facts, prices, steps or teasers. */
export function rowsInText(view: ModelView): readonly Grid[] {
  const grids = findGrids(view, FEWEST_ROWS, WORDS_OF_ROWS);
  return grids.filter((grid) => !isData(view, grid) && isBuilt(view, grid) && likeness(view, grid) >= ALIKE);
}

/** Returns whether a grid consists of boxes or list items; adjacent plain paragraphs are not a grid. */
function isBuilt({ boxes, page }: ModelView, grid: Grid): boolean {
  const [first = 0] = grid;
  return page.nameOf(at(boxes.element, first)) === 'li' || grid.some((item) => at(boxes.above, item + 1) === item);
}

export const seenIn = (view: ModelView, item: number): number[] =>
  blocksIn(view, item).filter((block) => at(view.blocks.hidden, block) === 0);

/** Returns whether nearly all rows (at least the share {@link ALIKE}) begin with a block that satisfies `isSuch`. */
export const areAllLike = (rows: readonly (readonly number[])[], isSuch: (block: number) => boolean): boolean =>
  rows.filter(([first]) => first !== undefined && isSuch(first)).length >= ALIKE * rows.length;
