/** Runs of like boxes on a page, each with its blocks: cards, rows of a list, entries. */
import { at } from '../../steps/column.ts';
import { type ModelView, sumOf } from '../page/model-view.ts';
import { joinHashes } from '../page/word-hash.ts';

/** Boxes with the same names in the same parent, in document order; numbers in `view.boxes`. */
export type Grid = readonly number[];

/** Smallest share of the items that must have the same structure. */
export const ALIKE = 0.8;
/** So much of what stands in a place of the kept items is kept. */
export const MOST = 0.5;
/** Elements that are a piece of data, beside a text or not. */
const DATA: ReadonlySet<string> = new Set(['tr', 'td', 'th', 'dt', 'dd']);
const FEWEST_ITEMS = 4;
/** Fewer words in all are no list: crumbs, pages one to four. */
const FEWEST_WORDS = 20;
/** Boxes with more words each, on average, are the parts of a text. */
const MOST_WORDS = 200;

/**
 * The grids of a page, those in the items of another left out: a tile with its marks is one item.
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
  // in document order, so that those around others come first
  return [...found.values()].filter((grid) => {
    const words = grid.reduce((sum, box) => sum + sumOf(sums.words, at(boxes.start, box), at(boxes.end, box)), 0);
    if (grid.length < fewestItems || words < fewestWords || words > MOST_WORDS * grid.length) return false;
    if (isWithin(grid[0] ?? 0)) return false;
    for (const box of grid) isInGrid[box] = 1;
    return true;
  });
}

/** The part of the items that are built alike, by the boxes right in them: a side column's boxes are called alike, but hold this and that. */
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

/** What place a block has in its item, the same for like blocks of like items: heading, summary, price. */
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

/** The blocks of an item. */
export function blocksIn({ boxes }: ModelView, item: number): number[] {
  const start = at(boxes.start, item);
  return Array.from({ length: at(boxes.end, item) - start }, (_, place) => start + place);
}

/** Blocks in the places that are kept in most of the items of which something is. */
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
