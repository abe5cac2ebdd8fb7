/** Finds elements that embed content of other sites, and the embedded address. */

import { own } from '../../shared/own.ts';
import { absoluteUrl, hostOf } from '../../shared/url.ts';
import { union } from '../element-index.ts';
import type { Page } from '../page.ts';
import { isPictureAddress } from '../pictures/picture-address.ts';
import type { Attributes, Media } from '../snapshot/types.ts';
import type { EmbedTarget } from './providers.ts';

type Address = (attributes: Attributes) => string | undefined;

const frame: Address = (attributes) =>
  [attributes.src, attributes['data-src'], attributes['data-lazy-src'], attributes['data-litespeed-src']].find(
    (address) => address && !/^(?:about|javascript|data):/i.test(address),
  );
const youtube: Address = ({ videoid, 'data-videoid': data }) =>
  prefixed('https://www.youtube.com/watch?v=', videoid ?? data);

/** Functions that read the embedded address from attributes: only scripts give `amp-*` and `lite-*` an iframe. */
const BY_NAME: Readonly<Record<string, Address>> = {
  iframe: frame,
  embed: frame,
  object: ({ data }) => data,
  'amp-iframe': frame,
  'amp-video': frame,
  'amp-audio': frame,
  'amp-youtube': youtube,
  'lite-youtube': youtube,
  'youtube-video': youtube,
  'lite-vimeo': ({ videoid }) => prefixed('https://vimeo.com/', videoid),
  'amp-vimeo': ({ 'data-videoid': id }) => prefixed('https://vimeo.com/', id),
  'amp-dailymotion': ({ 'data-videoid': id }) => prefixed('https://www.dailymotion.com/embed/video/', id),
  'amp-twitter': ({ 'data-tweetid': id }) => prefixed('https://twitter.com/i/status/', id),
  'amp-instagram': ({ 'data-shortcode': id }) => prefixed('https://www.instagram.com/p/', id),
  'amp-facebook': ({ 'data-href': address }) => address,
};

/** Elements that a script of another site fills, such as posts. The attribute contains the embedded address or id. */
const BY_MARK: readonly { className: RegExp | null; attribute: string; before?: string }[] = [
  { className: null, attribute: 'data-oembed-url' },
  { className: null, attribute: 'data-instgrm-permalink' },
  { className: null, attribute: 'data-youtube-id', before: 'https://www.youtube.com/watch?v=' },
  { className: /(?:^|\s)fb-(?:post|video)(?:\s|$)/, attribute: 'data-href' },
  { className: /(?:^|\s)tiktok-embed(?:\s|$)/, attribute: 'cite' },
  { className: /(?:^|\s)mastodon-embed(?:\s|$)/, attribute: 'data-embed-url' },
  { className: /youtube/i, attribute: 'data-id', before: 'https://www.youtube.com/watch?v=' },
  { className: /youtube/i, attribute: 'data-embed', before: 'https://www.youtube.com/watch?v=' },
];

/** Matches classes of embedded posts, which a script replaces by a frame. Their last link leads to the post. */
const POST = /(?:^|\s)(?:twitter-(?:tweet|video)|reddit-(?:card|embed-bq))(?:\s|$)/;

export function embeddingElements({ index }: Page): readonly number[] {
  const marks = BY_MARK.map(({ attribute }) => index.having(attribute));
  return union([...Object.keys(BY_NAME).map(index.named), ...marks, index.matching('class', POST)]);
}

/** Returns the absolute address that an element embeds; '' if it embeds nothing. */
export function embeddedAddress(page: Page, node: number): string {
  const { nodes } = page;
  if (!page.isElement(node) || nodes.attributes[node] === null) return '';
  const attributes = page.attributesOf(node);
  const raw = own(BY_NAME, page.nameOf(node))?.(attributes) ?? markedAddress(attributes) ?? linkInPost(page, node);
  return raw ? absoluteUrl(raw, page.baseUrlOf(node)) : '';
}

function markedAddress(attributes: Attributes): string | undefined {
  for (const { className, attribute, before = '' } of BY_MARK) {
    const value = attributes[attribute];
    if (value && (!className || className.test(attributes.class ?? ''))) return before + value;
  }
  return undefined;
}

function linkInPost(page: Page, node: number): string | undefined {
  if (!POST.test(page.attributesOf(node).class ?? '')) return undefined;
  for (let id = page.endOf(node) - 1; id > node; id--) {
    const { href } = page.attributesOf(id);
    if (page.nameOf(id) === 'a' && href) return href;
  }
  return undefined;
}

function prefixed(start: string, id: string | undefined): string | undefined {
  return id && /^[\w-]+$/.test(id) ? start + id : undefined;
}

/** Matches addresses of streams that browsers cannot play without a script. */
const PLAYLIST = /\.(?:m3u8|mpd)(?:[?#]|$)/i;

export type MediaByNode = ReadonlyMap<number, Media>;

interface FileTarget extends EmbedTarget {
  /** Whether `url` is the audio or video file itself. */
  isFile: boolean;
}

/** Number of characters at the start of a `style` attribute (which may be very long) searched for a background. */
const LONGEST_STYLE = 2000;
const BACKGROUND = /(?:^|;)\s*background(?:-image)?:[^;]*url\((["']?)((?:(?!url\()[^"')])+)\1\)/i;

/** Number of nodes in a player that are searched for its still picture. */
const ROWS = 40;

/**
 * Returns the address of the file that a `<video>` or `<audio>` plays; null for other elements. Returns the page's
 * address if only the page can play it: a playlist, or an address without `http:` or `https:`.
 */
export function mediaFile(page: Page, media: MediaByNode, node: number): FileTarget | null {
  const name = page.nameOf(node);
  if (name !== 'video' && name !== 'audio') return null;
  const { url } = page.snapshot;
  const address = sourcesOf(page, media, node).find((source) => /^https?:/.test(source) && !PLAYLIST.test(source));
  return {
    kind: name,
    site: hostOf(address ?? url),
    url: address ?? url,
    isFile: address !== undefined,
    isGuess: false,
  };
}

function sourcesOf(page: Page, media: MediaByNode, node: number): string[] {
  const base = page.baseUrlOf(node);
  const sources = [media.get(node)?.currentSrc ?? '', page.attributesOf(node).src ?? ''];
  for (let id = node + 1; id < page.endOf(node); id++) {
    if (page.isElement(id) && page.nameOf(id) === 'source') sources.push(page.attributesOf(id).src ?? '');
  }
  return sources.map((source) => absoluteUrl(source, base));
}

/** Returns the still picture of a player: its poster, its background, or an image in it; '' for none. */
export function readPoster(page: Page, media: MediaByNode, node: number): string {
  const { poster = '', style = '' } = page.attributesOf(node);
  const background = BACKGROUND.exec(style.slice(0, LONGEST_STYLE))?.[2] ?? '';
  const declared = absoluteUrl(poster || background, page.baseUrlOf(node));
  const isPicture = (address: string) => isPictureAddress(address, page.snapshot.url);
  if (isPicture(declared)) return declared;
  const end = Math.min(page.endOf(node), node + ROWS);
  for (let id = node + 1; id < end; id++) {
    const inside = media.get(id);
    if (inside && inside.naturalWidth > 2 && isPicture(inside.currentSrc)) return inside.currentSrc;
  }
  return '';
}
