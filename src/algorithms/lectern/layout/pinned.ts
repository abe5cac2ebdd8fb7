import { NodeKind, type PageSnapshot } from '../../../snapshot/types.ts';
import { at } from '../../steps/column.ts';

/** By node: 1 inside a box that stays when the page scrolls. */
export function pinnedNodes({ nodes, styles }: PageSnapshot): Uint8Array {
  const isFixed = styles.map(({ position }) => position === 'fixed');
  const pinned = new Uint8Array(nodes.size);
  if (!isFixed.includes(true)) return pinned;
  for (let node = 1; node < nodes.size; node++) {
    const isPinned = at(nodes.kind, node) === NodeKind.element && isFixed[at(nodes.style, node)] === true;
    pinned[node] = isPinned ? 1 : at(pinned, at(nodes.parent, node));
  }
  return pinned;
}
