import { HIDDEN_REASONS, type HiddenReason } from './types.ts';

/** Border box relative to the viewport of the page, CSS pixels. */
export interface BorderBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The visible part of the page, and its scroll direction. */
export interface Viewport {
  width: number;
  height: number;
  scrollX: number;
  scrollY: number;
  direction: 'ltr' | 'rtl';
}

/** Hidden reasons as numbers, as in the node table. */
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

/** Whether elements with this hidden code may still have boxes worth measuring. */
export function hasBoxes(hidden: number): boolean {
  return hidden !== Hidden.notRendered && hidden !== Hidden.noscript && hidden !== Hidden.skipped;
}

const CLIP_NOTHING = /^rect\((?:0px|1px|auto)[, ]+(?:0px|1px)[, ]+(?:0px|1px)[, ]+(?:0px|1px|auto)\)$/;
const CLIP_PATH_NOTHING = /^(?:inset\((?:50|100)%|circle\(0|polygon\(0(?:px|%)? 0(?:px|%)?, 0(?:px|%)? 0)/;

/** Whether `clip` or `clip-path` leaves nothing of the box. */
export function isClippedAway(computed: CSSStyleDeclaration): boolean {
  return CLIP_NOTHING.test(computed.clip) || CLIP_PATH_NOTHING.test(computed.clipPath);
}

/** Whether overflow is cut off. One axis suffices: `visible` beside anything but `clip` computes to `auto` (CSS Overflow 3, 3.1). */
export function cutsOverflow(computed: CSSStyleDeclaration): boolean {
  return computed.overflowY !== 'visible';
}

/** Whether a box is too small for readable content. */
export function isTiny({ width, height }: BorderBox): boolean {
  return width <= 1 || height <= 1;
}

/** Whether an out-of-flow box cannot be reached by scrolling. */
export function isOffScreen(box: BorderBox, position: string, page: Viewport): boolean {
  if (position === 'fixed') {
    return box.x + box.width <= 0 || box.y + box.height <= 0 || box.x >= page.width || box.y >= page.height;
  }
  // Scrolling reaches to the right and down in left-to-right documents, to the left and down in others.
  if (box.y + page.scrollY + box.height <= 0) return true;
  return page.direction === 'ltr' ? box.x + page.scrollX + box.width <= 0 : box.x + page.scrollX >= page.width;
}
