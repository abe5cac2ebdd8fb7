/** The flat tree: shadow roots instead of their hosts' children, and slots with their assigned nodes. */

import { firstChildOf, nextSiblingOf } from '../../platform/unclobbered.ts';
import type { ElementTraits } from './element-traits.ts';

/** Progress of a visit of an element's children. */
export interface Children {
  /** Next child by sibling links, or null. */
  next: Node | null;
  /** Children by list (slots), instead of links. */
  list: readonly Node[] | null;
  index: number;
  /** Light children of a shadow host, visited last: unslotted ones are not in the flat tree. */
  light: Node | null;
  /** Whether the light children are being visited. */
  isLight: boolean;
}

/** Returns the shadow root of an element, also a closed one if the browser gives access. */
export type ShadowRootOf = (element: Element) => ShadowRoot | null;

export class FlatTree {
  private readonly slotted = new WeakSet<Node>();

  constructor(private readonly shadowRootOf: ShadowRootOf) {}

  /** Begins a visit of an element's children. Ignores shadow roots that are not rendered. */
  enter(
    children: Children,
    element: Element,
    { name, isFrame, canHostShadow }: ElementTraits,
    isRendered: boolean,
  ): void {
    // Only data scripts are recorded, and of frames only their document.
    const isPassedOver = isFrame || name === 'style' || (name === 'script' && !isData(element));
    if (isPassedOver) return;
    children.next = firstChildOf(element);
    if (name === 'slot') this.fillSlot(children, element as HTMLSlotElement);
    const root = isRendered && canHostShadow ? this.shadowRootOf(element) : null;
    if (!root) return;
    children.light = children.next;
    children.next = root.firstChild;
  }

  /** Returns the next child, or null after the last. */
  nextChild(children: Children): Node | null {
    if (children.list) return children.list[children.index++] ?? null;
    let node = children.next;
    if (!node && children.light) {
      node = children.light;
      children.light = null;
      children.isLight = true;
    }
    if (children.isLight) while (node && this.slotted.has(node)) node = nextSiblingOf(node);
    children.next = node ? nextSiblingOf(node) : null;
    return node;
  }

  private fillSlot(children: Children, slot: HTMLSlotElement): void {
    const assigned = slot.assignedNodes?.() ?? [];
    if (assigned.length === 0) return;
    children.list = assigned;
    for (const node of assigned) this.slotted.add(node);
  }
}

export function isEmpty({ next, list, light }: Children): boolean {
  return !next && !list && !light;
}

/** Whether a script is JSON-LD or the source of a MathJax 2 formula. */
function isData(script: Element): boolean {
  return /^\s*(?:application\/ld\+json\s*$|math\/tex\b)/i.test(script.getAttribute('type') ?? '');
}
