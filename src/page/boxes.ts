/** The positions of boxes on the page, as measured in the browser. */

import { facet, type Page } from './page.ts';

/** Edges of a box (CSS pixels), measured from the page's top left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns a node's box; zero width and height if it was not measured. */
export function boxOf({ nodes }: Page, node: number): Box {
  const [left = 0, top = 0] = [nodes.x[node], nodes.y[node]];
  return { left, top, right: left + (nodes.width[node] ?? 0), bottom: top + (nodes.height[node] ?? 0) };
}

export function isOutOfFlow(page: Page, node: number): boolean {
  const position = page.styleOf(node)?.position;
  return position === 'absolute' || position === 'fixed';
}

export function isSetAside(page: Page, node: number): boolean {
  return (page.styleOf(node)?.float ?? 'none') !== 'none' || isOutOfFlow(page, node);
}

/** Array by node id: 1 if the node is in a box with `position: fixed`, which does not scroll; otherwise 0. */
export const pinnedNodes = facet((page): Uint8Array => {
  const pinned = new Uint8Array(page.nodes.size);
  if (!page.snapshot.styles.some(({ position }) => position === 'fixed')) return pinned;
  for (let node = 1; node < page.nodes.size; node++) {
    const isPinned = page.isElement(node) && page.styleOf(node)?.position === 'fixed';
    pinned[node] = isPinned ? 1 : (pinned[page.parentOf(node)] ?? 0);
  }
  return pinned;
});

/** Number of an element's ancestors that are searched for a box with a measured size. */
const MAX_MEASURED_LEVELS = 8;

/**
 * Returns a function that tells whether the page cuts off a text above `element`, such as a "Read more" button: the
 * text is before `element` in the document and in the same column, but does not begin higher. (Browsers report the
 * hidden end of a box of limited height where it would be without the limit.)
 */
export function startsBelow(page: Page, element: number): (text: number) => boolean {
  const box = element >= 0 && !isFixed(page, element) ? firstMeasured(page, element) : -1;
  if (box < 0) return () => false;
  const { top, left, right } = boxOf(page, box);
  return (text) => {
    const own = text < element ? measuredAround(page, text) : -1;
    if (own < 0 || element < page.endOf(own)) return false;
    const cut = boxOf(page, own);
    return cut.top >= top - 1 && cut.left < right && cut.right > left;
  };
}

/** Returns whether an element stays in view when the user scrolls. Text below such an element need not be cut off. */
function isFixed(page: Page, element: number): boolean {
  const boxes = [element, ...page.ancestorsOf(element, 2 * MAX_MEASURED_LEVELS - 1)];
  return boxes.some((box) => /^(?:fixed|sticky)$/.test(page.styleOf(box)?.position ?? ''));
}

function firstMeasured(page: Page, element: number): number {
  for (let id = element; id < page.endOf(element); id++) {
    if (page.isElement(id) && isMeasured(page, id)) return id;
  }
  // Inline elements have no measured size, so use the box around them.
  return measuredAround(page, element);
}

function measuredAround(page: Page, text: number): number {
  return page.ancestorsOf(text, MAX_MEASURED_LEVELS).find((box) => box > 0 && isMeasured(page, box)) ?? -1;
}

const isMeasured = ({ nodes }: Page, node: number) => (nodes.height[node] ?? 0) > 0;
