/** Measures nodes of the live page in the window, without changing the page. */
import { boxOf, intact, localNameOf, nodeTypeOf, parentElementOf } from '../../platform/unclobbered.ts';

/** A box in the window (CSS pixels). */
export interface WindowBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Most text nodes measured per block; only a block with a link on every word has more. */
const MOST_TEXTS = 60;

/** Returns the box around text nodes; null if none is laid out. */
export function boxOfTexts(texts: readonly Node[]): WindowBox | null {
  let box: WindowBox | null = null;
  const ends = texts.length > MOST_TEXTS ? [...texts.slice(0, MOST_TEXTS), ...texts.slice(-1)] : texts;
  for (const text of ends) box = around(box, rectOf(text));
  const [first] = texts;
  return box && first ? inWindow(box, first) : null;
}

export function boxOfElement(element: Element): WindowBox | null {
  const box = around(null, boxOf(element));
  return box && inWindow(box, element);
}

function rectOf(text: Node): DOMRect {
  const range = intact(documentOf(text)).createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

function around(box: WindowBox | null, { left, top, right, bottom }: WindowBox): WindowBox | null {
  if (right <= left || bottom <= top) return box;
  if (!box) return { left, top, right, bottom };
  return {
    left: Math.min(box.left, left),
    top: Math.min(box.top, top),
    right: Math.max(box.right, right),
    bottom: Math.max(box.bottom, bottom),
  };
}

/** Converts a box from its frame's coordinates to the window's, and clips it to the frame. */
function inWindow(box: WindowBox, node: Node): WindowBox | null {
  const frame = frameOf(node);
  if (!frame) return box;
  const { left, top, right, bottom } = boxOf(frame);
  const { clientLeft, clientTop } = intact(frame);
  const [x, y] = [left + clientLeft, top + clientTop];
  const moved = {
    left: Math.max(box.left + x, left),
    top: Math.max(box.top + y, top),
    right: Math.min(box.right + x, right),
    bottom: Math.min(box.bottom + y, bottom),
  };
  return moved.right > moved.left && moved.bottom > moved.top ? inWindow(moved, frame) : null;
}

/** Returns the same-origin frame around a node's document; null for the page itself. */
export function frameOf(node: Node): HTMLElement | null {
  try {
    return (intact(documentOf(node)).defaultView?.frameElement as HTMLElement | null) ?? null;
  } catch {
    // SecurityError: the page itself is in a frame of another origin
    return null;
  }
}

export function documentOf(node: Node): Document {
  return intact(node).ownerDocument as Document;
}

/** Returns the element around a node in the layout, across shadow trees and frames. */
export function elementAround(node: Node): Element | null {
  const slot = nodeTypeOf(node) === 1 ? intact(node as Element).assignedSlot : (node as Text).assignedSlot;
  const parent = slot ?? parentElementOf(node);
  if (parent) return parent;
  const root = intact(node).getRootNode();
  return root instanceof ShadowRoot ? root.host : frameOf(node);
}

const SCROLLS = /^(?:auto|scroll|overlay)$/;

/** Returns the element around a node that the wheel scrolls, or the window; never an element of the reader. */
export function scrollerAround(node: Node | null, view: Window): Element | Window {
  for (let at = node ? elementAround(node) : null; at; at = elementAround(at)) {
    if (/^(?:html|body)$/.test(localNameOf(at))) continue;
    const { scrollHeight, clientHeight } = intact(at);
    if (scrollHeight > clientHeight + 1 && SCROLLS.test(getComputedStyle(at).overflowY)) return at;
  }
  return view;
}
