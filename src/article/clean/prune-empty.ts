import type { ElementContent } from 'hast';
import { isElement, rewriteElements } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/** Shown although they hold no text; empty cells keep their column. */
const MEANINGFUL_WHEN_EMPTY = new Set(['img', 'hr', 'br', 'td', 'th']);

/** Drops elements that show nothing (icons drawn by style sheets, wrappers of what was left out). */
export const pruneEmpty: CleanPass = (children) =>
  rewriteElements(children, (element) => {
    if (MEANINGFUL_WHEN_EMPTY.has(element.tagName)) return element;
    const showsText = element.children.some((child) => child.type === 'text' && child.value.trim() !== '');
    const showsElement = element.children.some(
      (child) => isElement(child) && child.tagName !== 'br' && !isEmptyCell(child),
    );
    return showsText || showsElement ? element : [];
  });

/** A row of nothing but empty cells shows nothing. */
function isEmptyCell(child: ElementContent): boolean {
  return isElement(child, 'td', 'th') && child.children.length === 0;
}
