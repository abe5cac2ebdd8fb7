import { remove } from '../steps/element-tree/edit.ts';
import { elementsBelow, type TreeElement } from '../steps/element-tree/tree.ts';
import type { TraceEntry } from '../types.ts';

/** Removes every element below `body` for which there is a reason; the text after it stays. */
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
