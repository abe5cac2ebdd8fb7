/** Finds the pictures of a page, and their sizes; without icons, tracking pixels and placeholders. */

import { countEach } from '../../shared/lists.ts';
import { absoluteUrl } from '../../shared/url.ts';
import { calls } from '../../vocabulary/match.ts';
import { ICON_NAMES } from '../../vocabulary/names/objects.ts';
import { facet, type Page } from '../page.ts';
import { type Attributes, Hidden, type Media } from '../snapshot/types.ts';
import { isPictureAddress } from './picture-address.ts';
import {
  type AddressCounts,
  declaredAddress,
  imageSource,
  isLazy,
  isPreviewSize,
  noscriptImage,
  noscriptOf,
} from './source.ts';

/** Minimum length of the longer side of a picture (CSS pixels); icons and tracking pixels are smaller. */
const SMALLEST_PICTURE = 48;
/** Maximum width and height at which a picture keeps its displayed size (CSS pixels); others get their natural size. */
const SMALL_PICTURE = 200;

/** Size of a picture in CSS pixels; 0 if unknown. */
interface PictureSize {
  width: number;
  height: number;
}

const UNKNOWN_SIZE: PictureSize = { width: 0, height: 0 };

function isLarge({ width, height }: PictureSize): boolean {
  return width >= SMALLEST_PICTURE || height >= SMALLEST_PICTURE;
}

export function isKnown({ width, height }: PictureSize): boolean {
  return width > 0 && height > 0;
}

export function shownSize(page: Page, node: number): PictureSize {
  const { width, height } = page.nodes;
  return { width: width[node] as number, height: height[node] as number };
}

function naturalSize({ naturalWidth, naturalHeight }: Media): PictureSize {
  return { width: naturalWidth, height: naturalHeight };
}

/** Returns the size in the attributes. A percentage counts as unknown, because it is not the picture's size. */
function declaredSize({ width = '', height = '' }: Attributes): PictureSize {
  return { width: pixels(width), height: pixels(height) };
}

function pixels(value: string): number {
  return /^\s*\d{1,6}(?:\.\d+)?(?:px)?\s*$/.test(value) ? Number.parseFloat(value) : 0;
}

/** Returns whether the attributes give the size of a tracking pixel. */
function isDeclaredTiny({ width = '', height = '' }: Attributes): boolean {
  return [width, height].some((value) => /^\s*[0-2](?:px)?\s*$/.test(value));
}

/**
 * Returns the size of a picture in the article: the displayed size if it is small, as for portraits and badges,
 * otherwise the natural size. Before it has loaded: the size in its attributes or of its reserved space, or else 0.
 */
function reservedSize(page: Page, media: Media, attributes: Attributes, isLoaded: boolean): PictureSize {
  const shown = shownSize(page, media.node);
  const natural = naturalSize(media);
  const isSmall = isKnown(shown) && Math.max(shown.width, shown.height) <= SMALL_PICTURE;
  if (isSmall && isKnown(natural)) return shown;
  if (isLoaded && isKnown(natural)) return natural;
  const declared = declaredSize(attributes);
  if (isKnown(declared)) return declared;
  return Math.min(shown.width, shown.height) >= SMALLEST_PICTURE ? shown : UNKNOWN_SIZE;
}

export interface Picture {
  src: string;
  alt: string;
  /** The tooltip; '' for none. */
  title: string;
  /** Size in the article (CSS pixels); 0 if unknown. */
  width: number;
  height: number;
}

interface PlacedPicture {
  node: number;
  picture: Picture;
}

export const picturesOf = facet((page: Page): readonly PlacedPicture[] => {
  const media = page.snapshot.media.filter(({ node }) => page.nameOf(node) !== 'video');
  const others: PagePictures = {
    areLoading: media.some(isLoadedFile),
    counts: countEach(media.map(({ currentSrc }) => currentSrc)),
  };
  const read = media.flatMap((entry) => {
    const picture = readPicture(page, entry, others);
    return picture ? [{ node: entry.node, picture }] : [];
  });
  return [...read, ...readNoscriptPictures(page)].sort((a, b) => a.node - b.node);
});

function isLoadedFile({ currentSrc, naturalWidth }: Media): boolean {
  return naturalWidth > 2 && !currentSrc.startsWith('data:');
}

const ICON_NAME = calls(ICON_NAMES);
const FADING = new Set<number>([Hidden.transparent, Hidden.visibility]);
/** Maximum distance from a blurred preview to the real picture over it: in the node table (rows) and in CSS pixels. */
const TWIN_ROWS = 60;
const TWIN_DISTANCE = 24;
/** Number of a picture's ancestors that are searched for a figure. */
const FIGURE_LEVELS = 4;

/** Facts about all pictures of a page, which are needed to judge a single picture. */
interface PagePictures {
  /** Whether any picture has loaded. If none, pictures may be switched off, so a missing one is not broken. */
  areLoading: boolean;
  counts: AddressCounts;
}

/** Returns the picture; null for icons, tracking pixels, placeholders and broken pictures. */
function readPicture(page: Page, media: Media, others: PagePictures): Picture | null {
  const attributes = page.attributesOf(media.node);
  const isToCome = isLazy(page, media.node);
  if (media.broken && !isToCome && others.areLoading && !hasCaption(page, media.node)) return null;
  if (!isShown(page, media, attributes, isToCome) || !isPictureSize(page, media, attributes, isToCome)) return null;
  const src = imageSource(page, media, others.counts);
  const isLoaded = src === media.currentSrc;
  // a `data:` picture needs no network, so it cannot load later
  const isBroken = media.broken && src.startsWith('data:');
  if (!isPictureAddress(src, page.snapshot.url) || isBroken || (isLoaded && isPreviewOfOther(page, media))) return null;
  const { width, height } = reservedSize(page, media, attributes, isLoaded);
  return {
    src,
    alt: nameOf(page, media.node),
    title: attributes.title?.trim() ?? '',
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Returns whether a picture has a visible caption, which tells what a broken picture showed. Then it is kept. */
function hasCaption(page: Page, image: number): boolean {
  const figure = page.ancestorsOf(image, FIGURE_LEVELS).find((around) => page.nameOf(around) === 'figure') ?? -1;
  return page.childrenOf(figure).some((child) => page.nameOf(child) === 'figcaption' && page.isVisible(child));
}

/** Returns the alternative text; for an SVG without one, the text of its `title` element. */
function nameOf(page: Page, node: number): string {
  const { alt, 'aria-label': label } = page.attributesOf(node);
  const name = alt ?? label;
  if (name !== undefined || page.nameOf(node) !== 'svg') return (name ?? '').trim();
  const title = page.childrenOf(node).find((child) => page.nameOf(child) === 'title');
  return title === undefined ? '' : page.textOf(title + 1).trim();
}

/** Returns whether a picture is or will become visible: scripts keep a picture transparent until it has loaded. */
function isShown(page: Page, media: Media, { role, alt }: Attributes, isToCome: boolean): boolean {
  if ((role === 'presentation' || role === 'none') && !alt) return false;
  const hidden = page.hiddenOf(media.node);
  if (hidden === 0) return true;
  const isOwn = page.isVisible(page.parentOf(media.node));
  return isOwn && FADING.has(hidden) && (isToCome || isLarge(naturalSize(media)));
}

function isPictureSize(page: Page, media: Media, attributes: Attributes, isToCome: boolean): boolean {
  if (isDeclaredTiny(attributes)) return false;
  const shown = shownSize(page, media.node);
  const natural = naturalSize(media);
  const isBlank = natural.width === 1 || natural.height === 1;
  if (isLarge(shown)) return !isBlank || isToCome;
  if (natural.width > 0 && !(isToCome && isBlank)) return !isKnown(shown) && isLarge(natural);
  // the picture has not loaded yet: judge it by the declared size, or else by its class and id
  const declared = declaredSize(attributes);
  if (declared.width > 0 || declared.height > 0) return isLarge(declared);
  return !ICON_NAME.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`);
}

/** Returns whether an image is a blurred preview under the real picture. */
function isPreviewOfOther(page: Page, { node, naturalWidth }: Media): boolean {
  const { nodes } = page;
  const box = nodes.parent[page.parentOf(node)] ?? -1;
  if (box < 0 || !isPreviewSize(naturalWidth, nodes.width[node] as number)) return false;
  const isNear = (column: readonly number[], other: number) =>
    Math.abs((column[other] as number) - (column[node] as number)) < TWIN_DISTANCE;
  const end = Math.min(page.endOf(box), box + TWIN_ROWS);
  for (let id = box + 1; id < end; id++) {
    const isImage = id !== node && page.nameOf(id) === 'img';
    if (isImage && isNear(nodes.x, id) && isNear(nodes.y, id) && isNear(nodes.width, id)) return true;
  }
  return false;
}

/** Returns pictures that are only in a `<noscript>`, because no script has inserted an `<img>` for them yet. */
function readNoscriptPictures(page: Page): PlacedPicture[] {
  const fallbacks = new Set(page.snapshot.media.map(({ node }) => noscriptOf(page, node)));
  return page.index.named('noscript').flatMap((node) => {
    const isShown = !fallbacks.has(node) && page.isVisible(page.parentOf(node));
    const picture = isShown ? readNoscript(page, node) : null;
    return picture ? [{ node, picture }] : [];
  });
}

/** Matches addresses of image files. A picture in `<noscript>` with another address may be a tracking pixel. */
const IMAGE_IN_ADDRESS = /\.(?:jpe?g|png|webp|gif|avif|svg)(?:[?#&]|$)/i;

function readNoscript(page: Page, node: number): Picture | null {
  const attributes = noscriptImage(page, node);
  if (!attributes || isDeclaredTiny(attributes)) return null;
  const size = declaredSize(attributes);
  if (isKnown(size) && !isLarge(size)) return null;
  const src = absoluteUrl(declaredAddress(attributes), page.baseUrlOf(node));
  if (!IMAGE_IN_ADDRESS.test(src) || !isPictureAddress(src, page.snapshot.url)) return null;
  return { src, alt: attributes.alt?.trim() ?? '', title: '', ...(isKnown(size) ? size : UNKNOWN_SIZE) };
}
