import type { Element, ElementContent } from 'hast';
import { isElement, rewriteElements } from '../structure/hast.ts';
import { textStyleOf } from './main-text-style.ts';
import type { CleanContext, CleanPass } from './types.ts';

const HEADING = /^h([1-6])$/;
/** Largest ratio of two sizes that look the same. */
const SAME_SIZE = 1.12;

interface Rank {
  level: number;
  /** 0 for the largest headings of the page. */
  size: number;
}

/**
 * Numbers heading levels without gaps from h2 on: the reader's headline is the h1, and pages begin at any level
 * (several h1 in newsletters, h4 in widgets). Visible size comes first, then the page's level: a clearly larger heading
 * ranks above a smaller one, whatever levels the page uses.
 */
export const numberHeadings: CleanPass = (children, context) => {
  const headings = headingsIn(children);
  const sizes = sizeRanks(headings, context);
  const rankOf = (heading: Element): Rank => ({ level: levelOf(heading), size: sizes(heading) });
  const ranks = headings.map(rankOf).sort((a, b) => a.size - b.size || a.level - b.level);
  const order = [...new Set(ranks.map(keyOf))];
  return rewriteElements(children, (element) => {
    if (levelOf(element) === 0) return element;
    return [{ ...element, tagName: `h${Math.min(6, order.indexOf(keyOf(rankOf(element))) + 2)}` }];
  });
};

function keyOf({ level, size }: Rank): string {
  return `${size} ${level}`;
}

export function levelOf(element: Element): number {
  return Number(HEADING.exec(element.tagName)?.[1] ?? 0);
}

/** Returns all headings in document order. */
export function headingsIn(children: readonly ElementContent[]): Element[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [];
    return levelOf(child) > 0 ? [child] : headingsIn(child.children);
  });
}

/** Ranks headings by visibly different sizes, largest first. If any size is unknown, only levels count. */
function sizeRanks(headings: readonly Element[], context: CleanContext): (heading: Element) => number {
  const sizeOf = (heading: Element) => textStyleOf(heading, context).fontSize;
  const sizes = [...new Set(headings.map(sizeOf))].sort((a, b) => b - a);
  if (sizes.includes(0)) return () => 0;
  const ranks = new Map<number, number>();
  let rank = 0;
  for (const [index, size] of sizes.entries()) {
    if (index > 0 && (sizes[index - 1] as number) > size * SAME_SIZE) rank++;
    ranks.set(size, rank);
  }
  return (heading) => ranks.get(sizeOf(heading)) ?? 0;
}
