/** Takes out elements with nothing to read in them (docs/specs/newspaper.md, "Formatting (3k)" and "Pruning"). */
import { remove } from '../steps/element-tree/edit.ts';
import { elementsBelow, type TreeElement } from '../steps/element-tree/tree.ts';
import { isBlank } from '../steps/white-space.ts';

export interface EmptyOptions {
  /** Elements that stay. */
  isSpared?: (element: TreeElement) => boolean;
  /** Elements that do not count as text of what is around them; nor does the text directly behind them. */
  isUncounted?: (element: TreeElement) => boolean;
}

const EMBEDDED: ReadonlySet<string> = new Set(['object', 'embed']);

/** From the end, so that what is in an element is dealt with before it. */
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

/** `withText`: what is known of the elements in it. */
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
