/** Removes blank elements (docs/specs/newspaper.md, "Formatting (3k)" and "Pruning"). */
import { remove } from '../steps/element-tree/edit.ts';
import { elementsBelow, type TreeElement } from '../steps/element-tree/tree.ts';
import { isBlank } from '../steps/white-space.ts';

export interface EmptyOptions {
  /** Whether an element stays. */
  isSpared?: (element: TreeElement) => boolean;
  /** Whether an element does not count as text of the elements around it; nor does the text directly after it. */
  isUncounted?: (element: TreeElement) => boolean;
}

const EMBEDDED: ReadonlySet<string> = new Set(['object', 'embed']);

/** Removes from the end, so that an element's content is done before it. */
export function removeEmpty(root: TreeElement, { isSpared = no, isUncounted = no }: EmptyOptions = {}): void {
  const withText = new Set<TreeElement>();
  const withEmbedded = new Set<TreeElement>();
  for (const element of elementsBelow(root).reverse()) {
    if (hasText(element, withText, isUncounted)) withText.add(element);
    if (hasEmbedded(element, withEmbedded)) withEmbedded.add(element);
    if (!withText.has(element) && !withEmbedded.has(element) && !isSpared(element)) remove(element);
  }
}

function no(): boolean {
  return false;
}

/** Whether an element has text; `withText` has the results for the elements in it. */
function hasText(
  element: TreeElement,
  withText: ReadonlySet<TreeElement>,
  isUncounted: (element: TreeElement) => boolean,
): boolean {
  let isCounted = true;
  for (let node = element.first; node; node = node.next) {
    if (node.kind === 'element') isCounted = !isUncounted(node);
    if (isCounted && (node.kind === 'text' ? !isBlank(node.text) : withText.has(node))) return true;
  }
  return false;
}

function hasEmbedded(element: TreeElement, withEmbedded: ReadonlySet<TreeElement>): boolean {
  for (let node = element.first; node; node = node.next) {
    if (node.kind === 'element' && (EMBEDDED.has(node.name) || withEmbedded.has(node))) return true;
  }
  return false;
}
