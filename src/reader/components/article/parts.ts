/** Draws large tables and paragraphs in parts, each in a box that the browser skips while it is far from the view. */
import type { Element, ElementContent } from 'hast';
import { isElement } from '../../../article/structure/hast.ts';
import { largeParagraph } from './large-paragraphs.ts';
import { largeTable, type TablePart } from './large-tables.ts';

/** Returns the parts of an element; null for an element that is drawn in one piece. */
export const partsOf = (node: Element): readonly TablePart[] | null => largeTable(node)?.parts ?? largeParagraph(node);

/** Returns the elements inside a block that are drawn in parts, in the order of the text. */
export function partedIn(block: ElementContent, found: Element[] = []): readonly Element[] {
  if (!isElement(block)) return found;
  if (partsOf(block)) found.push(block);
  else for (const child of block.children) partedIn(child, found);
  return found;
}

/** Returns how many parts of an element are drawn one after the other; 1 if it is drawn in one piece. */
export const countCutParts = (node: Element): number => partsOf(node)?.filter(({ isCut }) => isCut).length ?? 1;
