/**
 * Visits the flat tree, which is the tree that browsers lay out: a shadow host contains its shadow tree instead of its
 * own children, and a slot contains the nodes assigned to it.
 */
import { firstChildOf, nextSiblingOf } from '../../platform/unclobbered.ts';
import { isDataScript } from './declared.ts';
import type { ElementTraits } from './element-facts.ts';
import type { Frame, Rendered } from './rendered.ts';

/** Returns the shadow root of an element, including a closed one if the browser gives access to it. */
export type ShadowRootOf = (element: Element) => ShadowRoot | null;

export class FlatTree {
  private readonly slotted = new WeakSet<Node>();

  constructor(private readonly shadowRootOf: ShadowRootOf) {}

  /** Begins a visit of an element's children. Ignores shadow trees that are not displayed. */
  enter(children: Level, element: Element, { name, isFrame, canHostShadow }: ElementTraits, isRendered: boolean): void {
    // skips the children of a frame (its document is visited instead), of a style sheet, and of a script without data
    const isPassedOver =
      isFrame || name === 'style' || (name === 'script' && !isDataScript(element.getAttribute('type') ?? ''));
    if (isPassedOver) return;
    children.next = firstChildOf(element);
    if (name === 'slot') this.fillSlot(children, element as HTMLSlotElement);
    const root = isRendered && canHostShadow ? this.shadowRootOf(element) : null;
    if (!root) return;
    children.light = children.next;
    children.next = root.firstChild;
  }

  nextChild(children: Level): Node | null {
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

  private fillSlot(children: Level, slot: HTMLSlotElement): void {
    const assigned = slot.assignedNodes?.() ?? [];
    if (assigned.length === 0) return;
    children.list = assigned;
    for (const node of assigned) this.slotted.add(node);
  }
}

export function isEmpty({ next, list, light }: Level): boolean {
  return !next && !list && !light;
}

/** An element whose children are being visited. */
export class Level {
  /** Next child; null if there is none, or if the children are in `list`. */
  next: Node | null = null;
  /** Nodes assigned to a slot; null for other elements. */
  list: readonly Node[] | null = null;
  index = 0;
  /** First of a shadow host's own ("light") children; null once visited. Without a slot, they are not displayed. */
  light: Node | null = null;
  /** Whether the light children of a shadow host are being visited. */
  isLight = false;

  constructor(
    readonly id: number,
    /** Why the element and its children are hidden, a value of `Hidden`. */
    public hidden: number,
    /** The document in which the children are displayed; null if they are not displayed. */
    public frame: Frame | null,
    /** Facts about the element's style; null if the style was not read. */
    readonly rendered: Rendered | null,
    readonly svg: boolean,
    /** Index of the style of the texts directly in the element; -1 if it is only known when the walk has ended. */
    readonly style: number,
  ) {}
}
