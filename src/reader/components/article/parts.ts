/** What is drawn in parts, each in a box that the browser leaves alone while it is far from the view: large tables and large paragraphs. */
import type { Element, ElementContent } from 'hast';
import { isElement } from '../../../article/structure/hast.ts';
import { largeParagraph } from './large-paragraphs.ts';
import { largeTable, type TablePart } from './large-tables.ts';

/** The parts of an element; null for one that is drawn at once. */
export const partsOf = (node: Element): readonly TablePart[] | null => largeTable(node)?.parts ?? largeParagraph(node);

/** What is drawn in parts of a block, in order. */
export function partedIn(block: ElementContent, found: Element[] = []): readonly Element[] {
  if (!isElement(block)) return found;
  if (partsOf(block)) found.push(block);
  else for (const child of block.children) partedIn(child, found);
  return found;
}

/** How many parts of an element are drawn one after the other. */
export const countCutParts = (node: Element): number => partsOf(node)?.filter(({ isCut }) => isCut).length ?? 1;
