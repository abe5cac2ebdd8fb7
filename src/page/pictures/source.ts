import { absoluteUrl } from '../../shared/url.ts';
import { holds } from '../../vocabulary/match.ts';
import { PLACEHOLDER_NAMES } from '../../vocabulary/names/pictures.ts';
import type { Page } from '../page.ts';
import type { Attributes, Media } from '../snapshot/types.ts';
import { noscriptImage, noscriptOf } from './noscript.ts';
import { isPictureAddress } from './picture-address.ts';
import { pictureKey } from './picture-key.ts';
import { bestOfSrcset } from './srcset.ts';

/** Attributes in which lazy loaders store the real address, most common first. */
const LAZY_SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-original-src', 'data-hi-res-src', 'data-url'];
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset', 'data-original-set'];

/** File names of placeholder pictures. */
const BLANK_NAME = holds(
  `(?:^|[/_.-])(?:${PLACEHOLDER_NAMES})(?:[-_.\\d](?:(?![/_.-](?:${PLACEHOLDER_NAMES})[-_.\\d])[^/])*)?\\.(?:gif|png|svg|jpe?g|webp)(?:[?#]|$)`,
);
/** Not a single address: a template, JSON, several addresses. */
const NO_ADDRESS = /[\s{}<>"'|]/;
export const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif|avif|svg)(?:[?#]|$)/i;

/** Longest address with a file name (characters); longer ones contain the picture itself. */
const LONGEST_NAMED = 2000;

/** A picture shown more than this many times its natural width is a blurred preview. */
const PREVIEW = 3;

/** Number of pictures on the page by address; placeholders share one. */
export type AddressCounts = ReadonlyMap<string, number>;

export function countAddresses(media: readonly Media[]): AddressCounts {
  const counts = new Map<string, number>();
  for (const { currentSrc } of media) counts.set(currentSrc, (counts.get(currentSrc) ?? 0) + 1);
  return counts;
}

/** Returns the loaded address, which the user saw; if that is a placeholder, the declared one. '' for nothing. */
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
  // The page shows the same picture twice and declares a larger copy of it.
  const isCopy = !isBlank && !isPreview && pictureKey(declared) === pictureKey(currentSrc);
  if (declared !== '') return isCopy ? currentSrc : declared;
  if (currentSrc !== '') return isBlank ? '' : currentSrc;
  return usable(bestOfSrcset(attributes.srcset ?? ''), base, page) || usable(attributes.src ?? '', base, page);
}

/** Whether a lazy loader will insert the real picture. */
export function isLazy(page: Page, image: number): boolean {
  const declared = lazyAddress(page.attributesOf(image)) || pictureAddress(page, image, isLazySource);
  return declared !== '' || fallback(page, image) !== '';
}

/** Filters out unusable addresses; lazy loaders also load scripts. */
function usable(raw: string, base: string, { snapshot }: Page): string {
  const address = absoluteUrl(raw, base);
  return isBlankAddress(address) || !isPictureAddress(address, snapshot.url) ? '' : address;
}

function isBlankAddress(address: string): boolean {
  if (address.length > LONGEST_NAMED) return false;
  return BLANK_NAME.test(address) || /^data:image\/gif;base64,R0lGOD.{0,80}$/.test(address);
}

/** Whether a loaded picture may be a preview of the real one; it is used if there is nothing else. */
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

/** Returns the best `<source>` of the `<picture>` around an image, without those for narrow windows only. */
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

/** Returns the best address in these attributes; '' for none. */
export function declaredAddress(attributes: Attributes): string {
  return lazyAddress(attributes) || bestOfSrcset(attributes.srcset ?? '') || (attributes.src ?? '');
}
