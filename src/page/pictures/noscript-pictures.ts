import { absoluteUrl } from '../../shared/url.ts';
import type { Page } from '../page.ts';
import { noscriptImage, noscriptOf } from './noscript.ts';
import { isPictureAddress } from './picture-address.ts';
import { declaredSize, isDeclaredTiny, isKnown, isLarge } from './picture-size.ts';
import { declaredAddress } from './source.ts';
import type { Picture, PlacedPicture } from './types.ts';

/** Addresses of image files; tracking pixels have none. */
const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif|avif|svg)(?:[?#&]|$)/i;

/** Reads pictures that are only in a `<noscript>`, because their loader has not inserted an image yet. */
export function readNoscriptPictures(page: Page): PlacedPicture[] {
  const { media } = page.snapshot;
  const noscripts = page.index.named('noscript');
  if (noscripts.length === 0) return [];
  const fallbacks = new Set(media.map(({ node }) => noscriptOf(page, node)));
  const found: PlacedPicture[] = [];
  for (const id of noscripts) {
    if (fallbacks.has(id)) continue;
    const picture = page.isVisible(page.parentOf(id)) ? readNoscript(page, id) : null;
    if (picture) found.push({ node: id, picture });
  }
  return found;
}

function readNoscript(page: Page, node: number): Picture | null {
  const attributes = noscriptImage(page, node);
  if (!attributes || isDeclaredTiny(attributes)) return null;
  const size = declaredSize(attributes);
  if (isKnown(size) && !isLarge(size)) return null;
  const src = absoluteUrl(declaredAddress(attributes), page.baseUrlOf(node));
  if (!IMAGE_FILE.test(src) || !isPictureAddress(src, page.snapshot.url)) return null;
  const { width, height } = isKnown(size) ? size : { width: 0, height: 0 };
  return { src, alt: attributes.alt?.trim() ?? '', title: '', width, height };
}
