import type { Page } from '../../page/page.ts';

/** How far to look for an element that was measured. */
const LEVELS = 8;

/**
 * Says whether a text is cut off above an element that follows it: it comes earlier on the page, but its place is at or
 * below that element's, in the same column. Only boxes that cut off what does not fit leave text there.
 */
export function startsBelow(page: Page, element: number): (text: number) => boolean {
  const { nodes } = page;
  const box = element >= 0 && !isFixed(page, element) ? firstMeasured(page, element) : -1;
  if (box < 0) return () => false;
  const [top, left, right] = [nodes.y[box], nodes.x[box], (nodes.x[box] as number) + (nodes.width[box] as number)];
  return (text) => {
    if (text >= element) return false;
    const own = measuredAround(page, text);
    if (own < 0 || element < page.endOf(own)) return false;
    const x = nodes.x[own] as number;
    return (
      (nodes.y[own] as number) >= (top as number) - 1 &&
      x < right &&
      x + (nodes.width[own] as number) > (left as number)
    );
  };
}

/** A box that floats over the page says nothing about where the text ends. */
function isFixed(page: Page, element: number): boolean {
  const boxes = [element, ...page.ancestorsOf(element, 2 * LEVELS - 1)];
  return boxes.some((box) => /^(?:fixed|sticky)$/.test(page.styleOf(box)?.position ?? ''));
}

function firstMeasured(page: Page, element: number): number {
  const { nodes } = page;
  for (let id = element; id < page.endOf(element); id++) {
    if (page.isElement(id) && (nodes.height[id] as number) > 0) return id;
  }
  // An element in a line has no box of its own.
  return measuredAround(page, element);
}

function measuredAround(page: Page, text: number): number {
  return page.ancestorsOf(text, LEVELS).find((box) => box > 0 && (page.nodes.height[box] ?? 0) > 0) ?? -1;
}
