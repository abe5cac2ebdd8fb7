import type { Page } from '../../page/page.ts';

/** Matches the values of `display` that put children side by side, or may do so. */
const ROWS = /^(?:table-row|(?:inline-)?(?:flex|grid))$/;
/** Largest height of a box with one line (multiple of the font size). */
const HIGHEST_LINE = 2.5;

/** Whether a box is on the same line as the box before it, such as code beside its line number. */
export function sharesLine(page: Page, before: number, box: number): boolean {
  const { nodes } = page;
  const parent = page.parentOf(box);
  const display = page.styleOf(parent)?.display ?? '';
  if (nodes.parent[before] !== parent || !ROWS.test(display)) return false;
  const height = nodes.height[before] as number;
  if (height > HIGHEST_LINE * (page.styleOf(before)?.fontSize ?? 0)) return false;
  // Boxes without text have no measured position, so the value of `display` decides.
  if (nodes.height[box] === 0 || height === 0) return !display.endsWith('grid');
  return Math.abs((nodes.y[box] as number) - (nodes.y[before] as number)) < height / 2;
}

/**
 * Whether a box in a code block is one of several similar siblings. Such boxes are lines, so an empty one is a blank
 * line.
 */
export function isLineLike(page: Page, before: number | null, box: number): boolean {
  const { nodes } = page;
  if (page.styleOf(page.parentOf(box))?.display === 'table-row') return false;
  if (page.styleOf(box)?.position === 'absolute' && nodes.height[box] === 0) return false;
  const isAlike = (other: number) =>
    nodes.parent[other] === nodes.parent[box] && page.nameOf(other) === page.nameOf(box) && page.isBlock(other);
  return (before !== null && isAlike(before)) || nextElements(page, box).some(isAlike);
}

/** Returns a list with the next sibling element; an empty list if there is none. */
function nextElements(page: Page, node: number): number[] {
  const end = page.endOf(page.parentOf(node));
  for (let id = page.endOf(node); id < end; id = page.endOf(id)) {
    if (page.isElement(id)) return [id];
  }
  return [];
}
