import { elementsBelow, type TreeElement } from '../steps/element-tree/tree.ts';

/** Returns the nesting depth in an element; 1 if it has no elements. */
export type DepthOf = (element: TreeElement) => number;

/** Returns the depths of all elements below `root` as the tree is now. */
export function depthsBelow(root: TreeElement): DepthOf {
  const depths = new Map<TreeElement, number>();
  const depthOf: DepthOf = (element) => depths.get(element) ?? 1;
  for (const element of elementsBelow(root).reverse()) {
    const { parent } = element;
    if (parent) depths.set(parent, Math.max(depthOf(parent), depthOf(element) + 1));
  }
  return depthOf;
}
