/** The flat tree: shadow roots in the place of their hosts' children, and slots with what they show. */

import { firstChildOf, nextSiblingOf } from '../../platform/unclobbered.ts';
import type { ElementTraits } from './element-traits.ts';

/** Where a visit of an element's children stands. */
export interface Children {
  /** Next child by sibling links, or null. */
  next: Node | null;
  /** Children by list (slots), instead of links. */
  list: readonly Node[] | null;
  index: number;
  /** Light children of a shadow host, visited last: those that no slot shows have no place in the flat tree. */
  light: Node | null;
  /** The light children have their turn. */
  isLight: boolean;
}

/** Gives the shadow root of an element, closed ones too where the browser lets us. */
export type ShadowRootOf = (element: Element) => ShadowRoot | null;

export class FlatTree {
  private readonly slotted = new WeakSet<Node>();

  constructor(private readonly shadowRootOf: ShadowRootOf) {}

  /** Begins a visit of an element's children. Shadow roots that are not rendered show nothing. */
  enter(
    children: Children,
    element: Element,
    { name, isFrame, canHostShadow }: ElementTraits,
    isRendered: boolean,
  ): void {
    // Of scripts only data are recorded, and of frames the document in them.
    const isPassedOver = isFrame || name === 'style' || (name === 'script' && !isData(element));
    if (isPassedOver) return;
    children.next = firstChildOf(element);
    if (name === 'slot') this.fillSlot(children, element as HTMLSlotElement);
    const root = isRendered && canHostShadow ? this.shadowRootOf(element) : null;
    if (!root) return;
    children.light = children.next;
    children.next = root.firstChild;
  }

  /** The next child, or null after the last. */
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

/** JSON-LD, and the source of formulas that MathJax 2 keeps. */
function isData(script: Element): boolean {
  return /^\s*(?:application\/ld\+json\s*$|math\/tex\b)/i.test(script.getAttribute('type') ?? '');
}
