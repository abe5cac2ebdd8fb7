import type { Embed } from '../../page/embeds/providers.ts';
import type { Formula } from '../../page/formulas/tex-source.ts';
import type { Picture } from '../../page/pictures/pictures.ts';

/** A part of the article that is not plain text. It replaces an element of the page with everything inside it. */
export type TextObject =
  | { readonly kind: 'picture'; readonly picture: Picture; readonly isInLine: boolean }
  | { readonly kind: 'embed'; readonly embed: Embed }
  | { readonly kind: 'formula'; readonly formula: Formula }
  | { readonly kind: 'code'; readonly text: string; readonly language: string }
  /** A character or short text that the page shows as a picture or in separate boxes, such as an emoji. */
  | { readonly kind: 'glyph'; readonly text: string };

/** The objects in the text, by the element of the page that each replaces. */
export interface ObjectTable {
  get(node: number): TextObject | undefined;
  /** Returns whether the subtree of a node contains an object. */
  standsIn(node: number): boolean;
  /** Elements of the objects, ascending. */
  readonly nodes: readonly number[];
}

export const NO_OBJECTS: ObjectTable = { get: () => undefined, standsIn: () => false, nodes: [] };

/** Returns whether an object is a separate block; otherwise, it is part of a line. */
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

/** The object found in an element; null if the element is dropped, such as a "Copy" button. */
export type FoundObject = TextObject | null;
