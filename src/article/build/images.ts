import type { Element } from 'hast';
import { absoluteUrl } from '../../shared/url.ts';
import type { Attributes, Media } from '../../snapshot/types.ts';
import type { Coverage } from './coverage.ts';
import type { PlacedObject } from './objects.ts';
import type { PageView } from './page.ts';

/** Pictures smaller than this in both directions are icons, bullets or counters (CSS pixels). */
const SMALLEST_PICTURE = 48;
/** Pictures that the page shows no larger than this are not made larger (CSS pixels). */
const SMALL_PICTURE = 160;
/** How far up a figure is looked for from its picture. */
const FIGURE_DEPTH = 6;

/** Attributes in which lazy loaders keep the real address, most common first. */
const LAZY_SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-original-src', 'data-hi-res-src', 'data-url'];
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset', 'srcset'];

/**
 * Pictures that belong to the kept text. Algorithms mark text only (decision 1); a picture goes with the text around
 * it: it is kept when most of the nearest surrounding text is kept.
 */
export function chooseImages(page: PageView, coverage: Coverage): ReadonlyMap<number, PlacedObject> {
  const chosen = new Map<number, PlacedObject>();
  if (coverage.root < 0) return chosen;
  for (const media of page.snapshot.media) {
    if (page.nameOf(media.node) !== 'img' || !isPicture(page, media) || !standsInKeptText(page, coverage, media.node)) {
      continue;
    }
    const image = imageElement(page, media);
    if (image) chosen.set(media.node, { element: image, place: 'block' });
  }
  return chosen;
}

function isPicture(page: PageView, media: Media): boolean {
  const { nodes } = page.snapshot;
  if (nodes.hidden[media.node] !== 0) return false;
  const attributes = page.attributesOf(media.node);
  if (attributes.role === 'presentation' && !attributes.alt) return false;
  // What the page could not load itself would only be a broken sign here, unless a loader was still to come.
  if (media.broken && lazyAddress(attributes) === '') return false;
  const width = nodes.width[media.node] as number;
  const height = nodes.height[media.node] as number;
  if (width >= SMALLEST_PICTURE || height >= SMALLEST_PICTURE) return media.naturalWidth !== 1;
  // Not loaded yet: the page says how large it will be, or hides the address from the browser for now.
  const declared = Math.max(Number(attributes.width) || 0, Number(attributes.height) || 0);
  return media.naturalWidth === 0 && (declared >= SMALLEST_PICTURE || lazyAddress(attributes) !== '');
}

function standsInKeptText(page: PageView, coverage: Coverage, node: number): boolean {
  const unit = figureOf(page, node);
  const unitText = coverage.textIn(unit);
  const unitKept = coverage.keptIn(unit);
  let ancestor = page.snapshot.nodes.parent[unit] as number;
  while (ancestor >= 0) {
    const around = coverage.textIn(ancestor) - unitText;
    if (around > 0) return (coverage.keptIn(ancestor) - unitKept) * 2 >= around;
    ancestor = page.snapshot.nodes.parent[ancestor] as number;
  }
  return unitKept > 0;
}

/** The figure that a picture stands in, else the picture itself. */
function figureOf(page: PageView, node: number): number {
  let ancestor = page.snapshot.nodes.parent[node] as number;
  for (let depth = 0; ancestor >= 0 && depth < FIGURE_DEPTH; depth++) {
    if (page.nameOf(ancestor) === 'figure') return ancestor;
    ancestor = page.snapshot.nodes.parent[ancestor] as number;
  }
  return node;
}

function imageElement(page: PageView, media: Media): Element | null {
  const attributes = page.attributesOf(media.node);
  const src = sourceOf(attributes, media, page.baseUrlOf(media.node));
  if (src === '') return null;
  const { width, height } = sizeOf(page, media, attributes);
  return {
    type: 'element',
    tagName: 'img',
    properties: {
      src,
      alt: attributes.alt?.trim() ?? '',
      ...(attributes.title ? { title: attributes.title.trim() } : {}),
      ...(width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : {}),
    },
    children: [],
  };
}

/**
 * The size that is set aside for a picture: its natural one, so that large pictures fill the column, but what the page
 * shows small (portraits, badges) stays small.
 */
function sizeOf(page: PageView, media: Media, attributes: Attributes): { width: number; height: number } {
  const { nodes } = page.snapshot;
  const shown = { width: nodes.width[media.node] as number, height: nodes.height[media.node] as number };
  if (
    media.naturalWidth > 0 &&
    shown.width > 0 &&
    shown.height > 0 &&
    Math.max(shown.width, shown.height) <= SMALL_PICTURE
  ) {
    return shown;
  }
  return {
    width: media.naturalWidth || Number(attributes.width) || 0,
    height: media.naturalHeight || Number(attributes.height) || 0,
  };
}

/** What is loaded wins (it is what the person saw), unless that is a placeholder. */
function sourceOf(attributes: Attributes, media: Media, base: string): string {
  const lazy = absoluteUrl(lazyAddress(attributes), base);
  const isPlaceholder = media.currentSrc.startsWith('data:') && lazy !== '';
  if (media.currentSrc !== '' && !isPlaceholder) return media.currentSrc;
  return lazy || absoluteUrl(attributes.src ?? '', base);
}

function lazyAddress(attributes: Attributes): string {
  for (const name of LAZY_SOURCES) if (attributes[name]) return attributes[name];
  for (const name of LAZY_SETS) {
    const set = attributes[name];
    if (set) return largestCandidate(set);
  }
  return '';
}

/** The address with the largest descriptor of a srcset (HTML standard, 4.8.4.2.1, simplified: commas in URLs need no space after). */
function largestCandidate(srcset: string): string {
  let best = '';
  let bestSize = -1;
  for (const candidate of srcset.split(/,\s+/)) {
    const [address = '', descriptor = '1x'] = candidate.trim().split(/\s+/);
    const size = Number.parseFloat(descriptor) || 0;
    if (address !== '' && size > bestSize) {
      best = address;
      bestSize = size;
    }
  }
  return best;
}
