/** How an element is displayed, and why it is hidden. */

import type { Face } from './style-table.ts';
import { type Flow, Hidden, type PageSnapshot } from './types.ts';

/** A document that is displayed, and its position relative to the page's window; for a frame, as if not scrolled. */
export interface Frame {
  view: Window;
  x: number;
  y: number;
}

/** An element whose style was read, with the facts about its display that are known so far. */
export interface Rendered {
  readonly element: Element;
  /** The element's row in the node table. */
  readonly id: number;
  readonly frame: Frame;
  readonly parent: Rendered | null;
  readonly computed: CSSStyleDeclaration;
  readonly flow: Flow;
  readonly position: string;
  readonly isReplaced: boolean;
  readonly isCode: boolean;
  /** Index of the element's placement (display, position, float) in the style table. */
  readonly placement: number;
  /** Index of the element's text style in the style table; until it is read, the index of the parent's. */
  textStyle: number;
  isTextStyleRead: boolean;
  /** Kind of font: text, monospace or icons; null until it is read. */
  face: Face | null;
  isMeasured: boolean;
  /** Whether the element directly contains a text that is not blank. The text style is read at the first such text. */
  hasText: boolean;
  /** Why the element itself is hidden, a value of `Hidden`; 0 if it is visible. */
  hidden: number;
  /** Why text directly in the visible element is hidden, such as a font size of 0; set at the first text. */
  hiddenText: number;
  /** For blocks: why all text in the block is hidden, such as a far indent; 0 if not, -1 if not computed. */
  hiddenContent: number;
  /** The innermost visible block or inline block: the element itself or an ancestor; null if there is none. */
  box: Rendered | null;
  /** Like `box`, but only blocks. */
  container: Rendered | null;
}

export function isOutOfFlow({ position }: Rendered): boolean {
  return position === 'absolute' || position === 'fixed';
}

/** Border box relative to the page's window (CSS pixels). */
export interface BorderBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The window's size and scroll position, and the writing direction, which decides to which side the page scrolls. */
export type Viewport = PageSnapshot['viewport'] & Pick<PageSnapshot, 'direction'>;

/** Returns whether the browser may lay out boxes for elements that are hidden for this reason. */
export function hasBoxes(hidden: number): boolean {
  return hidden !== Hidden.notRendered && hidden !== Hidden.noscript && hidden !== Hidden.skipped;
}

const CLIP_NOTHING = /^rect\((?:0px|1px|auto)[, ]+(?:0px|1px)[, ]+(?:0px|1px)[, ]+(?:0px|1px|auto)\)$/;
const CLIP_PATH_NOTHING = /^(?:inset\((?:50|100)%|circle\(0|polygon\(0(?:px|%)? 0(?:px|%)?, 0(?:px|%)? 0)/;

export function isClippedAway(computed: CSSStyleDeclaration): boolean {
  return CLIP_NOTHING.test(computed.clip) || CLIP_PATH_NOTHING.test(computed.clipPath);
}

/**
 * Returns whether a box cuts off content that overflows it. Checks only `overflow-y`: if a style hides or scrolls what
 * overflows to the side, browsers change `overflow-y: visible` to `auto` (CSS Overflow 3, section 3.1).
 */
export function cutsOverflow(computed: CSSStyleDeclaration): boolean {
  return computed.overflowY !== 'visible';
}

/** Returns whether a box is too small for text. */
export function isTiny({ width, height }: BorderBox): boolean {
  return width <= 1 || height <= 1;
}

/** Returns whether an absolutely positioned or fixed box cannot be reached by scrolling. */
export function isOffScreen(box: BorderBox, position: string, page: Viewport): boolean {
  if (position === 'fixed') {
    return box.x + box.width <= 0 || box.y + box.height <= 0 || box.x >= page.width || box.y >= page.height;
  }
  // users cannot scroll above the page's top, nor beyond the edge at which lines begin: left, or right in Arabic
  if (box.y + page.scrollY + box.height <= 0) return true;
  return page.direction === 'ltr' ? box.x + page.scrollX + box.width <= 0 : box.x + page.scrollX >= page.width;
}
