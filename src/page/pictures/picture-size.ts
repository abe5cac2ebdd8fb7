import type { Page } from '../page.ts';
import type { Attributes, Media } from '../snapshot/types.ts';

/** Pictures smaller than this in both directions are icons, bullets or counters (CSS pixels). */
const SMALLEST_PICTURE = 48;
/** Pictures that the page shows no larger than this are not made larger (CSS pixels). */
const SMALL_PICTURE = 200;

/** In CSS pixels; 0 is unknown. */
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

/** The size that the attributes say. Percentages say nothing about the picture. */
export function declaredSize({ width = '', height = '' }: Attributes): PictureSize {
  return { width: pixels(width), height: pixels(height) };
}

function pixels(value: string): number {
  return /^\s*\d{1,6}(?:\.\d+)?(?:px)?\s*$/.test(value) ? Number.parseFloat(value) : 0;
}

/** Pictures that count visits say so. */
export function isDeclaredTiny({ width = '', height = '' }: Attributes): boolean {
  return [width, height].some((value) => /^\s*[0-2](?:px)?\s*$/.test(value));
}

/**
 * The size that is set aside for a picture: its natural one, so that large pictures fill the column, but what the page
 * shows small (portraits, badges) stays small. For what is still to come, what the page declares or keeps free for it.
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
