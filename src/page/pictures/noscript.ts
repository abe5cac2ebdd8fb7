import type { Page } from '../page.ts';
import type { Attributes } from '../snapshot/types.ts';

/** Number of levels above an image, and of nodes before and after it, in which its `<noscript>` is searched. */
const FALLBACK_DISTANCE = 3;
const ROWS = 60;

/** Number of characters of a `<noscript>` that are read. A longer one contains a whole page, not an image. */
const MAX_FALLBACK_CHARACTERS = 20_000;

const IMAGE = /<img\s((?:(?!<img\s)[^>])+)>/i;
const ATTRIBUTE = /([^\s"'=<>/]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/**
 * Returns the attributes of the image in a `<noscript>`, which pages provide for browsers without scripts; null if
 * there is no image. Browsers with scripts keep the content of a `<noscript>` as text. Only attribute values are read
 * from this text; it is never parsed as HTML.
 */
export function noscriptImage(page: Page, noscript: number): Attributes | null {
  const child = noscript + 1;
  if (child >= page.endOf(noscript) || !page.isText(child)) return null;
  const image = IMAGE.exec(page.textOf(child).slice(0, MAX_FALLBACK_CHARACTERS))?.[1];
  if (!image) return null;
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of image.matchAll(ATTRIBUTE)) {
    attributes[name.toLowerCase()] ??= (double ?? single ?? bare ?? '').replace(/&(?:amp|#0?38);/g, '&');
  }
  return attributes;
}

/** The `<noscript>` before or after an image, with no text and no other image between; -1 if there is none. */
export function noscriptOf(page: Page, image: number): number {
  if (page.index.named('noscript').length === 0) return -1;
  let box = image;
  for (let level = 0; level < FALLBACK_DISTANCE && page.parentOf(box) >= 0; level++) box = page.parentOf(box);
  const last = Math.min(page.endOf(box), image + ROWS);
  for (let id = page.endOf(image); id < last; id++) {
    if (isNoscript(page, id)) return id;
    if (separates(page, id)) break;
  }
  for (let id = image - 1; id > Math.max(box, image - ROWS); id--) {
    if (isNoscript(page, id)) return id;
    if (separates(page, id)) break;
  }
  return -1;
}

function isNoscript(page: Page, id: number): boolean {
  return page.isElement(id) && page.nameOf(id) === 'noscript';
}

function separates(page: Page, id: number): boolean {
  if (page.isElement(id)) return page.nameOf(id) === 'img';
  if (!page.isText(id) || isNoscript(page, page.parentOf(id))) return false;
  return page.textOf(id).trim() !== '';
}
