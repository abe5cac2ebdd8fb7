import { following, followingOutside, type TreeElement } from '../steps/element-tree/tree.ts';

/** Returns the wanted elements below `root` that are not inside another one, in document order. */
export function outermostBelow(root: TreeElement, wanted: (element: TreeElement) => boolean): TreeElement[] {
  const found: TreeElement[] = [];
  for (let node = following(root, root); node; ) {
    if (node.kind === 'element' && wanted(node)) {
      found.push(node);
      node = followingOutside(node, root);
    } else node = following(node, root);
  }
  return found;
}
