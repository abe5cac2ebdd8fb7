/** Runs of similar boxes on a page, each with its blocks: cards, rows of a list, entries. */
import { at } from '../../steps/column.ts';
import { type ModelView, sumOf } from '../page/model-view.ts';
import { joinHashes } from '../page/word-hash.ts';

/** Boxes with the same names in the same parent, in document order, as indices into `view.boxes`. */
export type Grid = readonly number[];

/** Smallest share of the items that must have the same structure. */
export const ALIKE = 0.8;
/** Smallest kept share of a position in the kept items from which all of it is kept. */
export const MOST = 0.5;
/** Elements that are data, beside a text or not. */
const DATA: ReadonlySet<string> = new Set(['tr', 'td', 'th', 'dt', 'dd']);
const FEWEST_ITEMS = 4;
/** Fewest words of a list in total; breadcrumbs and page numbers have fewer. */
const FEWEST_WORDS = 20;
/** Most words per box on average; larger boxes are parts of a text. */
const MOST_WORDS = 200;

/**
 * Returns the grids of a page without those inside items of another: a tile with its labels is one item.
 *
 * @param fewestWords of all items together
 */
export function findGrids(view: ModelView, fewestItems = FEWEST_ITEMS, fewestWords = FEWEST_WORDS): Grid[] {
  const { boxes, elements, page, sums } = view;
  const found = new Map<string, number[]>();
  for (let box = 1; box < boxes.size; box++) {
    const element = at(boxes.element, box);
    const key = `${page.parentOf(element)} ${at(elements.signature, element)}`;
    const alike = found.get(key);
    if (alike) alike.push(box);
    else found.set(key, [box]);
  }
  const isInGrid = new Uint8Array(boxes.size);
  const isWithin = (box: number) => {
    let around = box;
    while (around >= 0 && at(isInGrid, around) === 0) around = at(boxes.above, around);
    return around >= 0;
  };
  // in document order, so that outer grids come first
  return [...found.values()].filter((grid) => {
    const words = grid.reduce((sum, box) => sum + sumOf(sums.words, at(boxes.start, box), at(boxes.end, box)), 0);
    if (grid.length < fewestItems || words < fewestWords || words > MOST_WORDS * grid.length) return false;
    if (isWithin(grid[0] ?? 0)) return false;
    for (const box of grid) isInGrid[box] = 1;
    return true;
  });
}

/**
 * Returns the share of items with the same structure, by the boxes directly in them: boxes of a side column have the
 * same names but different contents.
 */
export function likeness({ boxes, elements }: ModelView, grid: Grid): number {
  const builds = new Map<number, number>();
  for (const item of grid) {
    let build = 0;
    for (let box = item + 1; box < boxes.size && at(boxes.start, box) < at(boxes.end, item); box++)
      if (at(boxes.above, box) === item) build = joinHashes(build, at(elements.signature, at(boxes.element, box)));
    builds.set(build, (builds.get(build) ?? 0) + 1);
  }
  return Math.max(...builds.values()) / grid.length;
}

/**
 * Returns the position of a block in its item, the same for similar blocks of similar items: heading, summary, price.
 */
export function placeInItem({ boxes, elements, headingLevel }: ModelView, item: number, block: number): number {
  let place = at(headingLevel, block) > 0 ? 1 : 0;
  for (let box = at(boxes.ofBlock, block); box > item; box = at(boxes.above, box))
    place = joinHashes(place, at(elements.signature, at(boxes.element, box)));
  return place;
}

/** Whether the items are cells, rows of a table, or terms. */
export function isData({ boxes, page }: ModelView, grid: Grid): boolean {
  return DATA.has(page.nameOf(at(boxes.element, grid[0] ?? 0)));
}

/** Returns the blocks of an item. */
export function blocksIn({ boxes }: ModelView, item: number): number[] {
  const start = at(boxes.start, item);
  return Array.from({ length: at(boxes.end, item) - start }, (_, place) => start + place);
}

/** Returns the blocks that are left out although their position is kept in most of the items that are kept at all. */
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
