import type { ElementContent } from 'hast';
import { isElement, rewriteElements } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/** Elements shown without text; empty cells keep their column. */
const MEANINGFUL_WHEN_EMPTY = new Set(['img', 'hr', 'br', 'td', 'th']);

/** Drops elements that show nothing (icons drawn by style sheets, wrappers of dropped content). */
export const pruneEmpty: CleanPass = (children) =>
  rewriteElements(children, (element) => {
    if (MEANINGFUL_WHEN_EMPTY.has(element.tagName)) return element;
    const showsText = element.children.some((child) => child.type === 'text' && child.value.trim() !== '');
    const showsElement = element.children.some(
      (child) => isElement(child) && child.tagName !== 'br' && !isEmptyCell(child),
    );
    return showsText || showsElement ? element : [];
  });

/** Checks for an empty cell: a row of only empty cells shows nothing. */
function isEmptyCell(child: ElementContent): boolean {
  return isElement(child, 'td', 'th') && child.children.length === 0;
}
