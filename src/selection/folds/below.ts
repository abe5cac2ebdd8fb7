import { boxOf } from '../../page/boxes.ts';
import type { Page } from '../../page/page.ts';

/** Number of an element's ancestors that are searched for a box with a measured size. */
const MAX_MEASURED_LEVELS = 8;

/**
 * Returns a function that tells whether a text is before `element` in the document, but is displayed in the same column
 * at the same height or further down. A box that hides its overflow clips such a text.
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

/** Returns whether an element floats over the page, so that its position does not show where the text ends. */
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
