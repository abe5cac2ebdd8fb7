import type { Embed } from '../../page/embeds/types.ts';
import type { Formula } from '../../page/formulas/types.ts';
import type { Picture } from '../../page/pictures/types.ts';

/** An object in the text. The page's elements inside it are not walked. */
export type TextObject =
  | { readonly kind: 'picture'; readonly picture: Picture; readonly isInLine: boolean }
  | { readonly kind: 'embed'; readonly embed: Embed }
  | { readonly kind: 'formula'; readonly formula: Formula }
  | { readonly kind: 'code'; readonly text: string; readonly language: string }
  /** A character that the page draws as a picture. */
  | { readonly kind: 'glyph'; readonly text: string };

/** Objects by source element. */
export interface ObjectTable {
  get(node: number): TextObject | undefined;
  /** Whether the subtree of a node contains an object. */
  standsIn(node: number): boolean;
  /** Source elements, ascending. */
  readonly nodes: readonly number[];
}

export const NO_OBJECTS: ObjectTable = { get: () => undefined, standsIn: () => false, nodes: [] };

/** Whether an object ends the paragraph; the others are part of a line. */
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

/**
 * The result of an object finder for an element; null if it belongs to the page and not to the text, such as a "Copy"
 * button.
 */
export type FoundObject = TextObject | null;
