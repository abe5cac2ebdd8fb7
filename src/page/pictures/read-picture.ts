/** Decides whether an image on the page is a picture of the article, and reads it. */

import { calls } from '../../vocabulary/match.ts';
import { ICON_NAMES } from '../../vocabulary/names/pictures.ts';
import type { Page } from '../page.ts';
import { type Attributes, HIDDEN_REASONS, type Media } from '../snapshot/types.ts';
import { isPictureAddress } from './picture-address.ts';
import {
  declaredSize,
  isDeclaredTiny,
  isKnown,
  isLarge,
  naturalSize,
  reservedSize,
  shownSize,
} from './picture-size.ts';
import { type AddressCounts, imageSource, isLazy, isPreviewSize } from './source.ts';
import type { Picture } from './types.ts';

const ICON_NAME = calls(ICON_NAMES);
const FADING = new Set([HIDDEN_REASONS.indexOf('transparent'), HIDDEN_REASONS.indexOf('visibility')]);
/** Search range for another picture in the same box (rows), and the largest distance between the two (CSS pixels). */
const TWIN_ROWS = 60;
const TWIN_DISTANCE = 24;
/** At most this many ancestors of a picture are searched for its figure. */
const FIGURE_LEVELS = 4;

/** Facts about all pictures of a page together. */
export interface PagePictures {
  /** Whether at least one has loaded: then the others are broken, and pictures are not turned off in the browser. */
  areLoading: boolean;
  counts: AddressCounts;
}

/** Returns the picture; null for icons, tracking pixels, placeholders and pictures that failed to load. */
export function readPicture(page: Page, media: Media, others: PagePictures): Picture | null {
  const attributes = page.attributesOf(media.node);
  const isToCome = isLazy(page, media.node);
  if (media.broken && !isToCome && others.areLoading && !hasCaption(page, media.node)) return null;
  if (!isShown(page, media, attributes, isToCome) || !isPictureSize(page, media, attributes, isToCome)) return null;
  const src = imageSource(page, media, others.counts);
  const isLoaded = src === media.currentSrc;
  // A `data:` picture needs no network, so a broken one is really broken.
  const isBroken = media.broken && src.startsWith('data:');
  if (!isPictureAddress(src, page.snapshot.url) || isBroken || (isLoaded && isPreviewOfOther(page, media))) return null;
  const { width, height } = reservedSize(page, media, attributes, isLoaded);
  const isKnownSize = width > 0 && height > 0;
  return {
    src,
    alt: nameOf(page, media.node),
    title: attributes.title?.trim() ?? '',
    width: isKnownSize ? Math.round(width) : 0,
    height: isKnownSize ? Math.round(height) : 0,
  };
}

/** Whether a picture has a caption: with the alternative text, it tells what a broken picture showed and who made it. */
function hasCaption(page: Page, image: number): boolean {
  const figure = page.ancestorsOf(image, FIGURE_LEVELS).find((around) => page.nameOf(around) === 'figure') ?? -1;
  return page.childrenOf(figure).some((child) => page.nameOf(child) === 'figcaption' && page.isVisible(child));
}

/** Returns the alternative text; drawings have it in a `title` element. */
function nameOf(page: Page, node: number): string {
  const { alt, 'aria-label': label } = page.attributesOf(node);
  const name = alt ?? label;
  if (name !== undefined || page.nameOf(node) !== 'svg') return (name ?? '').trim();
  const title = page.childrenOf(node).find((child) => page.nameOf(child) === 'title');
  return title === undefined ? '' : page.textOf(title + 1).trim();
}

/** Whether a picture is visible, or soon will be: loaders keep a picture transparent until it has loaded. */
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
  // Not loaded yet: use the declared size, or else only its name.
  const declared = declaredSize(attributes);
  if (declared.width > 0 || declared.height > 0) return isLarge(declared);
  return !ICON_NAME.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`);
}

/** Whether it is a blurred preview under the real picture. */
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
