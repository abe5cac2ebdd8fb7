import { absoluteUrl, hostOf } from '../../shared/url.ts';
import type { Page } from '../page.ts';
import { isPictureAddress } from '../pictures/picture-address.ts';
import type { Media } from '../snapshot/types.ts';
import type { EmbedTarget } from './types.ts';

/** Matches addresses of streams that browsers cannot play without a script. */
const PLAYLIST = /\.(?:m3u8|mpd)(?:[?#]|$)/i;

/** The snapshot's media, by node id. */
export type MediaByNode = ReadonlyMap<number, Media>;

export interface FileTarget extends EmbedTarget {
  /** Whether `url` is the audio or video file itself. */
  isFile: boolean;
}

/** Number of characters to search in a style attribute. */
const LONGEST_STYLE = 2000;
const BACKGROUND = /(?:^|;)\s*background(?:-image)?:[^;]*url\((["']?)((?:(?!url\()[^"')])+)\1\)/i;

/** Number of nodes in a player to search for its still picture. */
const ROWS = 40;

/**
 * Returns the file that a `<video>` or `<audio>` plays; the page's address if only the page can play it; null for other
 * elements.
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
