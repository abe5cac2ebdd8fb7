import type { Page } from '../page.ts';
import type { Attributes, Media } from '../snapshot/types.ts';

/** Minimum width or height of a picture (CSS pixels). Icons and tracking pixels have smaller widths and heights. */
const SMALLEST_PICTURE = 48;
/** Up to this width and height (CSS pixels), a picture keeps its displayed size. A larger one gets its natural size. */
const SMALL_PICTURE = 200;

/** Size of a picture in CSS pixels; 0 if unknown. */
export interface PictureSize {
  width: number;
  height: number;
}

export function isLarge({ width, height }: PictureSize): boolean {
  return width >= SMALLEST_PICTURE || height >= SMALLEST_PICTURE;
}

export function isKnown({ width, height }: PictureSize): boolean {
  return width > 0 && height > 0;
}

export function shownSize(page: Page, node: number): PictureSize {
  const { width, height } = page.nodes;
  return { width: width[node] as number, height: height[node] as number };
}

export function naturalSize({ naturalWidth, naturalHeight }: Media): PictureSize {
  return { width: naturalWidth, height: naturalHeight };
}

/** Returns the size in the attributes. A percentage counts as unknown, because it is not the picture's size. */
export function declaredSize({ width = '', height = '' }: Attributes): PictureSize {
  return { width: pixels(width), height: pixels(height) };
}

function pixels(value: string): number {
  return /^\s*\d{1,6}(?:\.\d+)?(?:px)?\s*$/.test(value) ? Number.parseFloat(value) : 0;
}

/** Returns whether the attributes give the size of a tracking pixel. */
export function isDeclaredTiny({ width = '', height = '' }: Attributes): boolean {
  return [width, height].some((value) => /^\s*[0-2](?:px)?\s*$/.test(value));
}

/**
 * Returns the size of a picture in the article: the displayed size if it is small, as for portraits and badges,
 * otherwise the natural size. Before the picture has loaded, returns the size that the page declares or reserves.
 */
export function reservedSize(page: Page, media: Media, attributes: Attributes, isLoaded: boolean): PictureSize {
  const shown = shownSize(page, media.node);
  const natural = naturalSize(media);
  const isSmall = isKnown(shown) && Math.max(shown.width, shown.height) <= SMALL_PICTURE;
  if (isSmall && isKnown(natural)) return shown;
  if (isLoaded && isKnown(natural)) return natural;
  const declared = declaredSize(attributes);
  if (isKnown(declared)) return declared;
  return Math.min(shown.width, shown.height) >= SMALLEST_PICTURE ? shown : { width: 0, height: 0 };
}
