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
