/**
 * A long article comes onto the screen in batches: what is seen first is painted first, the rest is added behind it, one
 * batch a frame, so that the page answers in between.
 */
import type { Element, ElementContent, Root } from 'hast';
import { createContext } from 'preact';
import { columnsOf } from './columns.ts';
import { countCutParts, partedIn } from './parts.ts';
import { charactersOf, NOTHING, plus, sizeOf, type TreeSize } from './tree-size.ts';

/** How many batches are shown. */
export const ShownBatches = createContext(Number.POSITIVE_INFINITY);

/**
 * The first one fills three screens of 800 px, or one and a half of 1600 px: what it takes to set the type of more would keep
 * those waiting who look at the first lines. A character of Chinese takes the room of two.
 */
const FIRST_COLUMNS = 4000;
/** Each of the others has at least so many nodes and characters. */
const FEWEST_NODES = 400;
const FEWEST_CHARACTERS = 8000;
/** None has many more. */
const MAX_BATCH_NODES = 1500;

/** So many batches stand beside each other; the others in boxes of so many, which the browser leaves alone while they are far from the view. */
const BARE = 8;
const STRETCH = 4;

/** What is drawn of an article, and what of it stands in boxes: nothing of one of fewer than some ten thousand words. */
export function inStretches<Batch>(
  batches: readonly Batch[],
): readonly [bare: readonly Batch[], stretches: readonly (readonly Batch[])[]] {
  const stretches: Batch[][] = [];
  for (let at = BARE; at < batches.length; at += STRETCH) stretches.push(batches.slice(at, at + STRETCH));
  return [batches.slice(0, BARE), stretches];
}

/** Columns of a line as the reader is set at first, and the part of a line that stays empty below a block. */
const LINE = 66;
const BELOW = 0.6;
const heights = new WeakMap<Root, number>();

/** About how many lines a batch takes; the browser counts with it until it has laid it out. */
export function linesOf(batch: Root): number {
  const lines = heights.get(batch) ?? Math.round(batch.children.reduce((sum, block) => sum + linesOfBlock(block), 0));
  heights.set(batch, lines);
  return lines;
}

const linesOfBlock = (block: Root['children'][number]) =>
  Math.ceil(sizeOf(block as ElementContent, columnsOf).characters / LINE) + BELOW;

const known = new WeakMap<Root, readonly Root[]>();
/** By its first block: a tree that differs from another in one place has the other's batches elsewhere, which need not be drawn again. */
const byFirstBlock = new WeakMap<object, Root>();

/**
 * The blocks of an article in batches; one for an article that is not long. A block with a large table, or a large paragraph, is a batch of its own, which is in
 * the list once for each part of it. What the tools write between the blocks (`dataOurs`) does not count, so that the batches stay the same.
 */
export function batchesOf(tree: Root): readonly Root[] {
  const batches = known.get(tree) ?? cut(tree);
  known.set(tree, batches);
  return batches;
}

function cut({ children }: Root): Root[] {
  const batches: Root[] = [];
  let blocks: Root['children'] = [];
  let size = NOTHING;
  const close = () => {
    if (blocks.length > 0 || batches.length === 0) batches.push(batchOf(blocks));
    [blocks, size] = [[], NOTHING];
  };
  for (const block of children) {
    const parted = partedIn(block as ElementContent);
    const parts = parted.reduce((sum, element) => sum + countCutParts(element), 0);
    if (parts > 1) {
      if (blocks.length > 0) close();
      const batch = batchOf([block]);
      partedOf.set(batch, parted);
      for (let part = 0; part < parts; part++) batches.push(batch);
      continue;
    }
    blocks.push(block);
    if (isOurs(block)) continue;
    size = plus(size, sizeOf(block as ElementContent, batches.length === 0 ? columnsOf : charactersOf));
    const isFull = batches.length === 0 ? size.characters >= FIRST_COLUMNS : fillsFrame(size);
    if (isFull || size.nodes >= MAX_BATCH_NODES) close();
  }
  if (blocks.length > 0 || batches.length === 0) close();
  return batches;
}

/** The batches that are shown, each with how many parts of what it holds are. */
export function partsShown(batches: readonly Root[], shown: number): ReadonlyMap<Root, number> {
  const parts = new Map<Root, number>();
  for (const batch of batches.slice(0, shown)) parts.set(batch, (parts.get(batch) ?? 0) + 1);
  return parts;
}

/** How many parts of an element are shown: those of the first one in its block come first. */
export function partsOfEach(shown: ReadonlyMap<Root, number>): (element: Element) => number {
  const ofElements = new Map<Element, number>();
  for (const [batch, parts] of shown) {
    let left = parts;
    for (const element of partedOf.get(batch) ?? []) {
      ofElements.set(element, Math.max(left, 0));
      left -= countCutParts(element);
    }
  }
  return (element) => ofElements.get(element) ?? Number.POSITIVE_INFINITY;
}

/** What is drawn in parts, by batch. */
const partedOf = new WeakMap<Root, readonly Element[]>();

const isOurs = (block: Root['children'][number]) => (block as Element).properties?.dataOurs !== undefined;

/** The one that there is, or a new one. */
function batchOf(children: Root['children']): Root {
  const [first] = children;
  const made = first && byFirstBlock.get(first);
  const isSame =
    made?.children.length === children.length && children.every((block, at) => block === made.children[at]);
  if (made && isSame) return made;
  const batch: Root = { type: 'root', children };
  if (first) byFirstBlock.set(first, batch);
  return batch;
}

const fillsFrame = ({ nodes, characters }: TreeSize) => nodes >= FEWEST_NODES && characters >= FEWEST_CHARACTERS;
