/** Measures boxes of the web page under the reader, without changing the page; only of blocks in the window. */
import type { Page } from '../../page/page.ts';
import { boxOf, intact, localNameOf, nodeTypeOf, parentElementOf } from '../../platform/unclobbered.ts';
import { addToList } from '../../shared/lists.ts';
import type { ToolPlace } from '../place.ts';
import { textsOfBlocks } from './page-blocks.ts';

/** Maximum number of text nodes measured at the start of a block (paragraph). Of the others, only the last is. */
const MOST_TEXTS = 60;

/** Returns the rectangle around text nodes; null if none of them takes up space on the page. */
function boxOfTexts(texts: readonly Node[]): DOMRect | null {
  let box: DOMRect | null = null;
  const ends = texts.length > MOST_TEXTS ? [...texts.slice(0, MOST_TEXTS), ...texts.slice(-1)] : texts;
  for (const text of ends) box = around(box, rectOf(text));
  const [first] = texts;
  return box && first ? inWindow(box, first) : null;
}

function rectOf(text: Node): DOMRect {
  const range = intact(documentOf(text)).createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

function around(box: DOMRect | null, more: DOMRect): DOMRect | null {
  if (more.width <= 0 || more.height <= 0) return box;
  if (!box) return more;
  const [left, top] = [Math.min(box.left, more.left), Math.min(box.top, more.top)];
  return boxBetween(left, top, Math.max(box.right, more.right), Math.max(box.bottom, more.bottom));
}

const boxBetween = (left: number, top: number, right: number, bottom: number) =>
  new DOMRect(left, top, right - left, bottom - top);

/** Converts a box from the coordinates of the node's frame to those of the window, and clips it to the frame. */
function inWindow(box: DOMRect, node: Node): DOMRect | null {
  const frame = frameOf(node);
  if (!frame) return box;
  const { left, top, right, bottom } = boxOf(frame);
  const { clientLeft, clientTop } = intact(frame);
  const [x, y] = [left + clientLeft, top + clientTop];
  const moved = boxBetween(
    Math.max(box.left + x, left),
    Math.max(box.top + y, top),
    Math.min(box.right + x, right),
    Math.min(box.bottom + y, bottom),
  );
  return moved.width > 0 && moved.height > 0 ? inWindow(moved, frame) : null;
}

/** Returns the same-origin frame around a node's document; null for the page itself. */
function frameOf(node: Node): HTMLElement | null {
  try {
    return (intact(documentOf(node)).defaultView?.frameElement as HTMLElement | null) ?? null;
  } catch {
    // SecurityError: the page itself is in a frame of another origin.
    return null;
  }
}

function documentOf(node: Node): Document {
  return intact(node).ownerDocument as Document;
}

/** Returns the element around a node in the layout: its slot or parent, or the shadow host or frame around it. */
function elementAround(node: Node): Element | null {
  const slot = nodeTypeOf(node) === 1 ? intact(node as Element).assignedSlot : (node as Text).assignedSlot;
  const parent = slot ?? parentElementOf(node);
  if (parent) return parent;
  const root = intact(node).getRootNode();
  return root instanceof ShadowRoot ? root.host : frameOf(node);
}

const SCROLLS = /^(?:auto|scroll|overlay)$/;

/** Returns the nearest scroll container around a node, or the window; never an element of the reader. */
export function scrollerAround(node: Node | null, view: Window): Element | Window {
  for (let at = node ? elementAround(node) : null; at; at = elementAround(at)) {
    if (/^(?:html|body)$/.test(localNameOf(at))) continue;
    const { scrollHeight, clientHeight } = intact(at);
    if (scrollHeight > clientHeight + 1 && SCROLLS.test(getComputedStyle(at).overflowY)) return at;
  }
  return view;
}

type NodeOf = ToolPlace['nodeOf'];

/** Maximum distance between the edges of two boxes that count as equal (CSS pixels). */
const SAME = 2;

/** Returns the elements around a text node, from its block outwards, without those that look like the one inside. */
export function partsAround(page: Page, text: number, nodeOf: NodeOf): readonly number[] {
  const parts: number[] = [];
  let inner: DOMRect | null = null;
  for (let id = page.snapshot.blocks.container[page.blockOf(text)] ?? -1; id >= 0; id = page.parentOf(id)) {
    const box = boxOfPart(id, nodeOf);
    if (!box || (inner && isSame(box, inner))) continue;
    parts.push(id);
    inner = box;
  }
  return parts;
}

export function boxOfPart(element: number, nodeOf: NodeOf): DOMRect | null {
  const live = nodeOf(element);
  if (!(live instanceof Element && intact(live).isConnected)) return null;
  const box = around(null, boxOf(live));
  return box && inWindow(box, live);
}

const isSame = (a: DOMRect, b: DOMRect) =>
  (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(a[side] - b[side]) <= SAME);

/** Number of elements passed to the observer in one step; in between, the browser can respond to the user. */
const AT_ONCE = 1000;
/** Margin around the window in which blocks are tracked, so that they are tinted before they scroll into view. */
const MARGIN = '200px 0px';

export type Sightings = ReturnType<typeof watchSightings>;

/** Tracks the blocks in the window. Calls `onChange` when one enters or leaves, or when their boxes may have moved. */
export function watchSightings({ dialog, nodeOf, signal }: ToolPlace, page: Page, onChange: () => void) {
  const textsOf = textsOfBlocks(page);
  const lifetime = new AbortController();
  const rowsOf = new Map<Element, number[]>();
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      onChange();
    },
    { rootMargin: MARGIN },
  );
  textsOf.forEach((texts, row) => {
    const holder = holderOf(page, texts, nodeOf);
    if (holder) addToList(rowsOf, holder, row);
  });
  observeInTurns(observer, [...rowsOf.keys()], lifetime.signal);

  const view = intact(dialog.ownerDocument).defaultView as Window;
  const boxOfBlock = (row: number) => boxOfTexts((textsOf[row] ?? []).flatMap((id) => nodeOf(id) ?? []));
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  };
  const stop = () => {
    lifetime.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
  view.addEventListener('scroll', soon, { capture: true, passive: true, signal: lifetime.signal });
  view.addEventListener('resize', soon, { passive: true, signal: lifetime.signal });
  signal.addEventListener('abort', stop, { signal: lifetime.signal });

  return {
    /** Returns the blocks in the window, in page order. `row`: index among the page's visible blocks. */
    now(): readonly { readonly row: number; readonly box: DOMRect }[] {
      const rows = [...inView].flatMap((holder) => rowsOf.get(holder) ?? []).sort((a, b) => a - b);
      return rows.flatMap((row) => {
        const box = boxOfBlock(row);
        return box && box.bottom > 0 && box.top < view.innerHeight ? [{ row, box }] : [];
      });
    },
    boxOf: boxOfBlock,
    stop,
  };
}

/** Returns the nearest element around a block that can be observed: one with a box (not `display: contents`). */
function holderOf(page: Page, texts: readonly number[], nodeOf: NodeOf): Element | null {
  const first = texts[0] ?? -1;
  const container = page.snapshot.blocks.container[page.blockOf(first)] ?? -1;
  for (let id = container; id >= 0; id = page.parentOf(id)) {
    const live = nodeOf(id);
    if (live instanceof Element && page.styleOf(id)?.flow !== 'contents') return live;
  }
  return null;
}

function observeInTurns(observer: IntersectionObserver, elements: readonly Element[], signal: AbortSignal): void {
  const next = (from: number) => {
    if (signal.aborted) return;
    for (const element of elements.slice(from, from + AT_ONCE)) observer.observe(element);
    if (from + AT_ONCE < elements.length) setTimeout(() => next(from + AT_ONCE));
  };
  next(0);
}
