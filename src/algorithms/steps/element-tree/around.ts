import { elementsBelow, type TreeElement } from './tree.ts';

/** Returns every element that contains a wanted one, `root` included. Linear: no ancestor is visited twice. */
export function elementsAround(root: TreeElement, wanted: (element: TreeElement) => boolean): ReadonlySet<TreeElement> {
  const found = new Set<TreeElement>();
  for (const { parent } of elementsBelow(root, wanted)) {
    for (let around = parent; around && around !== root.parent && !found.has(around); around = around.parent) {
      found.add(around);
    }
  }
  return found;
}
