import type { ElementContent } from 'hast';

export interface TreeSize {
  nodes: number;
  /** Length of the text in the caller's unit: UTF-16 code units, or columns (two for a Chinese character). */
  characters: number;
}

export const NOTHING: TreeSize = { nodes: 0, characters: 0 };

export const plus = (a: TreeSize, b: TreeSize): TreeSize => ({
  nodes: a.nodes + b.nodes,
  characters: a.characters + b.characters,
});

export const charactersOf = (text: string): number => text.length;

export function sizeOf(node: ElementContent, measure = charactersOf): TreeSize {
  if (node.type === 'text') return { nodes: 1, characters: measure(node.value) };
  const inner = node.type === 'element' ? node.children.map((child) => sizeOf(child, measure)) : [];
  return inner.reduce(plus, { nodes: 1, characters: 0 });
}

/** Characters that are two columns wide: Hangul, Chinese and Japanese with their punctuation, full-width Latin. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF01-\uFF60]/g;

/** Length of a line with the default settings (columns). */
export const LINE = 66;

/** Returns the approximate width of a text (columns); a Chinese character takes two. */
export const columnsOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);
