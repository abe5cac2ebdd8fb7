import type { Embed } from '../../page/embeds/types.ts';
import type { Formula } from '../../page/formulas/types.ts';
import type { Picture } from '../../page/pictures/types.ts';

/** What stands in the text without being text. What the page has in its place is not walked. */
export type TextObject =
  | { readonly kind: 'picture'; readonly picture: Picture; readonly isInLine: boolean }
  | { readonly kind: 'embed'; readonly embed: Embed }
  | { readonly kind: 'formula'; readonly formula: Formula }
  | { readonly kind: 'code'; readonly text: string; readonly language: string }
  /** A picture of a letter or sign, which is written in its place. */
  | { readonly kind: 'glyph'; readonly text: string };

/** Objects by source element. */
export interface ObjectTable {
  get(node: number): TextObject | undefined;
  /** Whether one stands in the subtree of a node. */
  standsIn(node: number): boolean;
  /** Source elements, ascending. */
  readonly nodes: readonly number[];
}

export const NO_OBJECTS: ObjectTable = { get: () => undefined, standsIn: () => false, nodes: [] };

/** Ends the paragraph; what is no block is part of a line. */
export function isBlockObject(object: TextObject): boolean {
  switch (object.kind) {
    case 'picture':
      return !object.isInLine;
    case 'formula':
      return object.formula.isDisplay;
    default:
      return object.kind !== 'glyph';
  }
}

/** What an object finder says of a source element; null: it belongs to the page and not to the text, such as the button that copies code. */
export type FoundObject = TextObject | null;
