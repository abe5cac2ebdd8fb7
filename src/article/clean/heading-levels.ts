import type { Element, ElementContent } from 'hast';
import { isElement, rewriteElements } from './tree.ts';
import type { CleanPass } from './types.ts';

const HEADING = /^h([1-6])$/;

/**
 * Numbers heading levels without gaps from h2 on: the reader's headline is the h1, and pages begin anywhere (several
 * h1 on newsletters, h4 in widgets). The order of levels is kept.
 */
export const numberHeadings: CleanPass = (children) => {
  const levels = [...new Set(levelsIn(children))].sort((a, b) => a - b);
  return rewriteElements(children, (element) => {
    const level = levelOf(element);
    if (level === 0) return [element];
    return [{ ...element, tagName: `h${Math.min(6, levels.indexOf(level) + 2)}` }];
  });
};

function levelOf(element: Element): number {
  return Number(HEADING.exec(element.tagName)?.[1] ?? 0);
}

function levelsIn(children: readonly ElementContent[]): number[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [];
    const level = levelOf(child);
    return level > 0 ? [level] : levelsIn(child.children);
  });
}
