/** Removes elements without text (docs/specs/newspaper.md, "Formatting (3k)" and "Pruning"). */
import { remove } from '../steps/element-tree/edit.ts';
import { elementsBelow, type TreeElement } from '../steps/element-tree/tree.ts';
import { isBlank } from '../steps/python-text.ts';
import type { TraceEntry } from '../types.ts';

/** Removes every element below `body` for which `reasonFor` gives a reason. The text after an element stays. */
export function removeEach(
  body: TreeElement,
  step: string,
  reasonFor: (element: TreeElement) => string | null,
): TraceEntry[] {
  const trace: TraceEntry[] = [];
  for (const element of elementsBelow(body)) {
    const reason = reasonFor(element);
    if (reason === null) continue;
    remove(element);
    trace.push(removed(step, element, reason));
  }
  return trace;
}

export function removed(step: string, { source }: TreeElement, reason: string): TraceEntry {
  return { step, node: source, kept: false, reason };
}

export interface EmptyOptions {
  isSpared?: (element: TreeElement) => boolean;
  /** Whether an element's text, and the text directly after it, do not count as text of the element's parent. */
  isUncounted?: (element: TreeElement) => boolean;
}

const EMBEDDED: ReadonlySet<string> = new Set(['object', 'embed']);

/** Works from the end of the tree, so that inner elements are judged before outer ones. */
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

/** Returns whether an element has text. `withText` must already contain the element's descendants that have text. */
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
