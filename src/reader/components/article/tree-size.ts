import type { ElementContent } from 'hast';

/** Amount of content in a part of the tree. */
export interface TreeSize {
  nodes: number;
  /** UTF-16 code units, or columns. */
  characters: number;
}

export const NOTHING: TreeSize = { nodes: 0, characters: 0 };

export const plus = (a: TreeSize, b: TreeSize): TreeSize => ({
  nodes: a.nodes + b.nodes,
  characters: a.characters + b.characters,
});

export const charactersOf = (text: string): number => text.length;

/** Returns the size of a node with its content. */
export function sizeOf(node: ElementContent, measure = charactersOf): TreeSize {
  if (node.type === 'text') return { nodes: 1, characters: measure(node.value) };
  const inner = node.type === 'element' ? node.children.map((child) => sizeOf(child, measure)) : [];
  return inner.reduce(plus, { nodes: 1, characters: 0 });
}
