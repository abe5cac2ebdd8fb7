import { elementsBelow, type TreeElement } from './tree.ts';

/** Every element below `root`, and `root`, that has a wanted one somewhere in it. Linear: no way up is gone twice. */
export function elementsAround(root: TreeElement, wanted: (element: TreeElement) => boolean): ReadonlySet<TreeElement> {
  const found = new Set<TreeElement>();
  for (const { parent } of elementsBelow(root, wanted)) {
    for (let around = parent; around && around !== root.parent && !found.has(around); around = around.parent) {
      found.add(around);
    }
  }
  return found;
}
