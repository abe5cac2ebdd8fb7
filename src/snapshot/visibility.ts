import { HIDDEN_REASONS, type HiddenReason, type Style } from './types.ts';

/** Border box relative to the viewport, CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function hiddenCode(reason: HiddenReason): number {
  return HIDDEN_REASONS.indexOf(reason);
}

/** Elements whose content is never shown as text, whatever their style says. */
export const NEVER_RENDERED: ReadonlySet<string> = new Set(
  'head script style template title meta link base noframes param source track datalist option optgroup audio canvas video object embed'.split(
    ' ',
  ),
);

/** Inside SVG: names that hold text which is not drawn. */
export const SVG_NOT_DRAWN: ReadonlySet<string> = new Set('title desc metadata defs style script symbol'.split(' '));

const CLIP_NOTHING = /^rect\((?:0px|1px|auto)[, ]+(?:0px|1px)[, ]+(?:0px|1px)[, ]+(?:0px|1px|auto)\)$/;
const CLIP_PATH_NOTHING = /^(?:inset\((?:50|100)%|circle\(0|polygon\(0(?:px|%)? 0(?:px|%)?, 0(?:px|%)? 0)/;

/**
 * Why this element's own style or box hides it (not counting what it inherits), or 'visible'.
 *
 * @param box border box relative to the viewport, or null for inline boxes, which are not measured
 * @param viewport inner size of the window in CSS pixels
 */
export function ownHiddenReason(
  computed: CSSStyleDeclaration,
  style: Style,
  box: Box | null,
  page: { scrollY: number; scrollX: number; width: number; height: number; direction: 'ltr' | 'rtl' },
): HiddenReason {
  if (style.flow === 'none') return 'not-rendered';
  if (computed.visibility !== 'visible') return 'visibility';
  const outOfFlow = style.position === 'absolute' || style.position === 'fixed';
  // Transparent boxes in the flow leave a gap that only makes sense when they will fade in (scroll animations):
  // a person reads them. Out of the flow they are menus and overlays that wait.
  if (computed.opacity === '0' && outOfFlow) return 'transparent';
  if (box === null) return 'visible';
  if (outOfFlow && CLIP_NOTHING.test(computed.clip)) return 'clipped';
  if (computed.clipPath !== 'none' && CLIP_PATH_NOTHING.test(computed.clipPath)) return 'clipped';
  if (box.width <= 1 || box.height <= 1) {
    if (computed.overflowX !== 'visible' || computed.overflowY !== 'visible') {
      return box.width > 0 && box.height > 0 && outOfFlow ? 'clipped' : 'zero-size';
    }
  } else if (outOfFlow && isOffScreen(box, style, page)) return 'off-screen';
  return 'visible';
}

function isOffScreen(
  box: Box,
  style: Style,
  page: { scrollY: number; scrollX: number; width: number; height: number; direction: 'ltr' | 'rtl' },
): boolean {
  if (style.position === 'fixed') {
    return box.x + box.width <= 0 || box.y + box.height <= 0 || box.x >= page.width || box.y >= page.height;
  }
  // Scrolling reaches to the right and down in left-to-right documents, to the left and down in others.
  if (box.y + page.scrollY + box.height <= 0) return true;
  return page.direction === 'ltr' ? box.x + page.scrollX + box.width <= 0 : box.x + page.scrollX >= page.width;
}
