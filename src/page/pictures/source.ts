/** Finds the address of a picture, also where the page has only a placeholder until a script runs. */

import { plainText } from '../../shared/plain-text.ts';
import { absoluteUrl } from '../../shared/url.ts';
import { holds } from '../../vocabulary/match.ts';
import { PLACEHOLDER_NAMES } from '../../vocabulary/names/objects.ts';
import type { Page } from '../page.ts';
import type { Attributes, Media } from '../snapshot/types.ts';
import { isPictureAddress, pictureKey } from './picture-address.ts';

/** Limits of the search for an image's `<noscript>`: levels above the image, and nodes (`ROWS`) before and after it. */
const FALLBACK_DISTANCE = 3;
const ROWS = 60;

/** Number of characters at the start of a `<noscript>` that are searched for an image; the rest is ignored. */
const MAX_FALLBACK_CHARACTERS = 20_000;

const IMAGE = /<img\s((?:(?!<img\s)[^>])+)>/i;
const ATTRIBUTE = /([^\s"'=<>/]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/**
 * Returns the attributes of the image in a `<noscript>`, whose content browsers with scripts keep as text; null for
 * none. The text is never parsed as HTML.
 */
export function noscriptImage(page: Page, noscript: number): Attributes | null {
  const child = noscript + 1;
  if (child >= page.endOf(noscript) || !page.isText(child)) return null;
  const image = IMAGE.exec(page.textOf(child).slice(0, MAX_FALLBACK_CHARACTERS))?.[1];
  if (!image) return null;
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of image.matchAll(ATTRIBUTE)) {
    attributes[name.toLowerCase()] ??= plainText(double ?? single ?? bare ?? '');
  }
  return attributes;
}

/** Returns the `<noscript>` before or after an image, with no text and no other image between; -1 if there is none. */
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

/** Attributes in which lazy loaders keep the real address, most common first. */
const LAZY_SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-original-src', 'data-hi-res-src', 'data-url'];
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset', 'data-original-set'];

const BLANK_NAME = holds(
  `(?:^|[/_.-])(?:${PLACEHOLDER_NAMES})(?:[-_.\\d](?:(?![/_.-](?:${PLACEHOLDER_NAMES})[-_.\\d])[^/])*)?\\.(?:gif|png|svg|jpe?g|webp)(?:[?#]|$)`,
);
/** Matches a character that addresses do not contain: a value with it is a template, JSON or a list of addresses. */
const NO_ADDRESS = /[\s{}<>"'|]/;
export const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif|avif|svg)(?:[?#]|$)/i;

/** Longest address that is searched for a file name (characters); a longer one contains the picture itself. */
const LONGEST_NAMED = 2000;

/** A picture displayed at more than this many times its natural width is a blurred preview. */
const PREVIEW = 3;

/** Number of pictures with each address. A placeholder's address is shared by many pictures. */
export type AddressCounts = ReadonlyMap<string, number>;

/** Returns the loaded address or, if that is a placeholder's, the one that the page declares for later; '' for none. */
export function imageSource(page: Page, media: Media, counts: AddressCounts): string {
  const { node, currentSrc, naturalWidth } = media;
  const base = page.baseUrlOf(node);
  const attributes = page.attributesOf(node);
  const isBlank = isBlankAddress(currentSrc) || (naturalWidth > 0 && naturalWidth <= 2);
  const isPreview = currentSrc.startsWith('data:') || isPreviewSize(naturalWidth, page.nodes.width[node] as number);
  const isShared = (counts.get(currentSrc) ?? 0) > 1;
  if (currentSrc !== '' && !isBlank && !isPreview && !isShared) return currentSrc;
  const named = lazyAddress(attributes) || pictureAddress(page, node) || fallback(page, node);
  const declared = usable(named, base, page);
  // An address that several images have loaded is usually a placeholder's, but the page may also show a real picture
  // twice. The loaded picture is real if the declared address leads to the same one, perhaps in another size.
  const isCopy = !isBlank && !isPreview && pictureKey(declared) === pictureKey(currentSrc);
  if (declared !== '') return isCopy ? currentSrc : declared;
  if (currentSrc !== '') return isBlank ? '' : currentSrc;
  return usable(bestOfSrcset(attributes.srcset ?? ''), base, page) || usable(attributes.src ?? '', base, page);
}

/** Returns whether the page declares the address of a picture that a script will show in place of the loaded one. */
export function isLazy(page: Page, image: number): boolean {
  const declared = lazyAddress(page.attributesOf(image)) || pictureAddress(page, image, isLazySource);
  return declared !== '' || fallback(page, image) !== '';
}

/** Returns the absolute address; '' for a placeholder or an address that no picture can have, such as `javascript:`. */
function usable(raw: string, base: string, { snapshot }: Page): string {
  const address = absoluteUrl(raw, base);
  return isBlankAddress(address) || !isPictureAddress(address, snapshot.url) ? '' : address;
}

function isBlankAddress(address: string): boolean {
  if (address.length > LONGEST_NAMED) return false;
  return BLANK_NAME.test(address) || /^data:image\/gif;base64,R0lGOD.{0,80}$/.test(address);
}

/** Returns whether a picture is so small for its displayed width that it may be a preview of the real picture. */
export function isPreviewSize(naturalWidth: number, shownWidth: number): boolean {
  return naturalWidth > 0 && naturalWidth * PREVIEW < shownWidth;
}

function lazyAddress(attributes: Attributes): string {
  for (const name of LAZY_SETS) if (attributes[name]) return bestOfSrcset(attributes[name]);
  for (const name of LAZY_SOURCES) {
    const value = attributes[name];
    if (value && !NO_ADDRESS.test(value)) return value;
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('data-') && IMAGE_FILE.test(value) && !NO_ADDRESS.test(value)) return value;
  }
  return '';
}

/** Returns the best address of the first `<source>` before the image that passes `isWanted` and has no `max-width`. */
function pictureAddress(page: Page, image: number, isWanted: (attributes: Attributes) => boolean = () => true): string {
  const picture = page.parentOf(image);
  if (picture < 0 || page.nameOf(picture) !== 'picture') return '';
  for (let id = picture + 1; id < image; id = page.endOf(id)) {
    if (!page.isElement(id) || page.nameOf(id) !== 'source') continue;
    const { media = '', srcset = '', ...others } = page.attributesOf(id);
    if (!isWanted(others)) continue;
    const address = lazyAddress(others) || bestOfSrcset(srcset);
    if (address !== '' && !address.startsWith('data:') && !media.includes('max-width')) return address;
  }
  return '';
}

function isLazySource(attributes: Attributes): boolean {
  return lazyAddress(attributes) !== '';
}

function fallback(page: Page, image: number): string {
  const noscript = noscriptOf(page, image);
  const attributes = noscript < 0 ? null : noscriptImage(page, noscript);
  return attributes ? declaredAddress(attributes) : '';
}

export function declaredAddress(attributes: Attributes): string {
  return lazyAddress(attributes) || bestOfSrcset(attributes.srcset ?? '') || (attributes.src ?? '');
}

interface Candidate {
  address: string;
  /** Width of the picture (pixels); for a density such as `2x`, the density times {@link USUAL_WIDTH}. */
  width: number;
}

const USUAL_WIDTH = 800;
/** Width (pixels) that fills a column of 1000 CSS pixels on a 2x screen. Wider pictures would only load more slowly. */
const ENOUGH_WIDTH = 2000;

/** Returns the smallest picture that is wide enough, else the widest; '' if there is none. */
export function bestOfSrcset(srcset: string): string {
  let best: Candidate | null = null;
  for (const candidate of parseSrcset(srcset)) if (!best || isBetter(candidate.width, best.width)) best = candidate;
  return best?.address ?? '';
}

function isBetter(width: number, than: number): boolean {
  if (than < ENOUGH_WIDTH) return width > than;
  return width >= ENOUGH_WIDTH && width < than;
}

/** Parses a `srcset` (HTML standard, 4.8.4.2.1): an address may contain commas, but not begin or end with one. */
function parseSrcset(srcset: string): Candidate[] {
  const candidates: Candidate[] = [];
  const address = /[\s,]*([^\s,]\S*)/y;
  const descriptors = /[^,]*/y;
  for (let match = address.exec(srcset); match?.[1]; match = address.exec(srcset)) {
    const url = match[1].replace(/(?<!,),+$/, '');
    descriptors.lastIndex = address.lastIndex;
    const isBare = url !== match[1];
    const descriptor = isBare ? '' : (descriptors.exec(srcset)?.[0] ?? '');
    address.lastIndex += descriptor.length;
    if (url !== '') candidates.push({ address: url, width: widthOf(descriptor) });
  }
  return candidates;
}

function widthOf(descriptor: string): number {
  const [, number = '1', unit = 'x'] = /(?<![\d.])([\d.]+)([wx])/.exec(descriptor) ?? [];
  const value = Number(number) || 0;
  return unit === 'w' ? value : value * USUAL_WIDTH;
}
