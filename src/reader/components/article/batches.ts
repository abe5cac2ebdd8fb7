/**
 * A long article comes onto the screen in batches: what is seen first is painted first, the rest is added behind it, one
 * batch a frame, so that the page answers in between.
 */
import type { ElementContent, Root } from 'hast';
import { createContext } from 'preact';

/** How many batches are shown. */
export const ShownBatches = createContext(Number.POSITIVE_INFINITY);

/** A batch has at least so many nodes and characters, which fill more than a screen together, or so many nodes. */
const FEWEST_NODES = 400;
const FEWEST_CHARACTERS = 8000;
const MOST_NODES = 1500;

const known = new WeakMap<Root, readonly Root[]>();

/** The blocks of an article in batches; one for an article that is not long. */
export function batchesOf(tree: Root): readonly Root[] {
  const batches = known.get(tree) ?? cut(tree);
  known.set(tree, batches);
  return batches;
}

function cut({ children }: Root): Root[] {
  const batches: Root[] = [];
  let blocks: Root['children'] = [];
  let size = NOTHING;
  for (const block of children) {
    blocks.push(block);
    size = plus(size, sizeOf(block as ElementContent));
    const isFull = size.nodes >= FEWEST_NODES && size.characters >= FEWEST_CHARACTERS;
    if (!isFull && size.nodes < MOST_NODES) continue;
    batches.push({ type: 'root', children: blocks });
    [blocks, size] = [[], NOTHING];
  }
  if (blocks.length > 0 || batches.length === 0) batches.push({ type: 'root', children: blocks });
  return batches;
}

interface Size {
  nodes: number;
  /** UTF-16 code units. */
  characters: number;
}

const NOTHING: Size = { nodes: 0, characters: 0 };

const plus = (a: Size, b: Size): Size => ({ nodes: a.nodes + b.nodes, characters: a.characters + b.characters });

function sizeOf(node: ElementContent): Size {
  if (node.type === 'text') return { nodes: 1, characters: node.value.length };
  const inner = node.type === 'element' ? node.children.map(sizeOf) : [];
  return inner.reduce(plus, { nodes: 1, characters: 0 });
}
