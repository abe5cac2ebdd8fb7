import type { Page } from './page.ts';

/** CSS pixels from the top left corner of the page. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a node stands; without width and height where it was not measured. */
export function boxOf({ nodes }: Page, node: number): Box {
  const [left = 0, top = 0] = [nodes.x[node], nodes.y[node]];
  return { left, top, right: left + (nodes.width[node] ?? 0), bottom: top + (nodes.height[node] ?? 0) };
}

/** A box that takes no part in the flow of what stands around it. */
export function isOutOfFlow(page: Page, node: number): boolean {
  const position = page.styleOf(node)?.position;
  return position === 'absolute' || position === 'fixed';
}

/** A box beside the flow: floating, or placed by itself. */
export function isSetAside(page: Page, node: number): boolean {
  return (page.styleOf(node)?.float ?? 'none') !== 'none' || isOutOfFlow(page, node);
}
