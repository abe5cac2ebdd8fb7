import { facet } from './page.ts';

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
