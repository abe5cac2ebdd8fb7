import { HIDDEN_REASONS, type HiddenReason } from './types.ts';

/** Border box relative to the page's window (CSS pixels). */
export interface BorderBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The visible part of the page, and the direction in which it scrolls. */
export interface Viewport {
  width: number;
  height: number;
  scrollX: number;
  scrollY: number;
  direction: 'ltr' | 'rtl';
}

/** The hidden codes (indices into {@link HIDDEN_REASONS}), by name. */
export const Hidden = {
  notRendered: hiddenCode('not-rendered'),
  noscript: hiddenCode('noscript'),
  visibility: hiddenCode('visibility'),
  transparent: hiddenCode('transparent'),
  skipped: hiddenCode('skipped'),
  clipped: hiddenCode('clipped'),
  zeroSize: hiddenCode('zero-size'),
  offScreen: hiddenCode('off-screen'),
} as const;

function hiddenCode(reason: HiddenReason): number {
  return HIDDEN_REASONS.indexOf(reason);
}

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
 * Returns whether a box cuts off content that overflows it. Checking one axis is enough: if a box cuts off content only
 * on the other axis, browsers turn `visible` on this axis into `auto` (CSS Overflow 3, section 3.1).
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
  // a page scrolls down and to the right; if its text runs from right to left, down and to the left
  if (box.y + page.scrollY + box.height <= 0) return true;
  return page.direction === 'ltr' ? box.x + page.scrollX + box.width <= 0 : box.x + page.scrollX >= page.width;
}
