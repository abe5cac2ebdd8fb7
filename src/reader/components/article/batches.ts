/** Draws a long article in batches, first what is seen first, so that the page stays responsive. */
import type { Element, ElementContent, Root } from 'hast';
import { createContext } from 'preact';
import { contentOf, isElement } from '../../../article/structure/hast.ts';
import { weaklyMemoised } from '../../../shared/memoised.ts';
import { countCutParts, partedIn } from './parts.ts';
import { charactersOf, columnsOf, LINE, NOTHING, plus, sizeOf } from './tree-size.ts';

export const ShownBatches = createContext(Number.POSITIVE_INFINITY);

/**
 * Width of text at which the first batch is complete (columns: a Latin letter takes one, a Chinese character two). The
 * headline and this much text fill two windows of 800 px height; laying out more would delay the first paint.
 */
const FIRST_COLUMNS = 2400;
/** A later batch is complete when it has at least this many nodes and at least this many characters of text. */
const FEWEST_NODES = 400;
const FEWEST_CHARACTERS = 8000;
/** A batch with this many nodes is complete, however short its text is. */
const MAX_BATCH_NODES = 1500;

/**
 * BARE: number of batches at the start without a box. STRETCH: number of later batches in each box; browsers do not lay
 * out a box far from the view.
 */
const BARE = 8;
const STRETCH = 4;

/** Splits the batches into the first ones, which get no box, and groups of later ones, which get one box each. */
export function inStretches<Batch>(
  batches: readonly Batch[],
): readonly [bare: readonly Batch[], stretches: readonly (readonly Batch[])[]] {
  const stretches: Batch[][] = [];
  for (let at = BARE; at < batches.length; at += STRETCH) stretches.push(batches.slice(at, at + STRETCH));
  return [batches.slice(0, BARE), stretches];
}

/** Empty space below a block (lines). */
const BELOW = 0.6;

/** Returns the approximate height of a batch (lines), which the browser uses until it has laid out the batch. */
export const linesOf = weaklyMemoised((batch: Root) =>
  Math.round(
    contentOf(batch).reduce((sum, block) => sum + Math.ceil(sizeOf(block, columnsOf).characters / LINE) + BELOW, 0),
  ),
);

/** Batches by their first block. A new tree reuses batches whose blocks are unchanged, so that they are not redrawn. */
const byFirstBlock = new WeakMap<object, Root>();

/**
 * Returns the blocks of an article in batches; one for a short article. A block with a large table or paragraph has its
 * own batch, repeated once for each part of the block, because parts are drawn one by one. Blocks that the reader
 * inserts (`dataOurs`) do not count towards the size: they would move other blocks into another batch.
 */
export const batchesOf = weaklyMemoised((tree: Root): readonly Root[] => {
  const batches: Root[] = [];
  let blocks: ElementContent[] = [];
  let size = NOTHING;
  const close = () => {
    if (blocks.length > 0 || batches.length === 0) batches.push(batchOf(blocks));
    [blocks, size] = [[], NOTHING];
  };
  for (const block of contentOf(tree)) {
    const parted = partedIn(block);
    const parts = parted.reduce((sum, element) => sum + countCutParts(element), 0);
    if (parts > 1) {
      if (blocks.length > 0) close();
      const batch = batchOf([block]);
      partedOf.set(batch, parted);
      for (let part = 0; part < parts; part++) batches.push(batch);
      continue;
    }
    blocks.push(block);
    if (isElement(block) && block.properties.dataOurs !== undefined) continue;
    const isFirst = batches.length === 0;
    size = plus(size, sizeOf(block, isFirst ? columnsOf : charactersOf));
    const { nodes, characters } = size;
    const isFull = isFirst ? characters >= FIRST_COLUMNS : nodes >= FEWEST_NODES && characters >= FEWEST_CHARACTERS;
    if (isFull || nodes >= MAX_BATCH_NODES) close();
  }
  if (blocks.length > 0 || batches.length === 0) close();
  return batches;
});

/** Maps each batch to its number of entries among the first `shown` in `batches`: one for each part to show. */
export function partsShown(batches: readonly Root[], shown: number): ReadonlyMap<Root, number> {
  const parts = new Map<Root, number>();
  for (const batch of batches.slice(0, shown)) parts.set(batch, (parts.get(batch) ?? 0) + 1);
  return parts;
}

/**
 * Returns a function that returns how many parts of an element to show. If a block has several elements that are drawn
 * in parts, the second one appears only after all parts of the first.
 */
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

const partedOf = new WeakMap<Root, readonly Element[]>();

function batchOf(children: ElementContent[]): Root {
  const [first] = children;
  const made = first && byFirstBlock.get(first);
  const isSame =
    made?.children.length === children.length && children.every((block, at) => block === made.children[at]);
  if (made && isSame) return made;
  const batch: Root = { type: 'root', children };
  if (first) byFirstBlock.set(first, batch);
  return batch;
}
