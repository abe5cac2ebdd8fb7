import { union } from '../../page/element-index.ts';
import { type Embed, type EmbedTarget, embedTarget } from '../../page/embeds/providers.ts';
import {
  embeddedAddress,
  embeddingElements,
  type MediaByNode,
  mediaFile,
  readPoster,
} from '../../page/embeds/sources.ts';
import type { Page } from '../../page/page.ts';
import { visibleTexts } from '../../page/texts.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { hostOf } from '../../shared/url.ts';
import { calls, holds } from '../../vocabulary/match.ts';
import { EMBEDDED_POSTS, PLAYER_TITLES } from '../../vocabulary/names/objects.ts';
import { type Coverage, coverageOf } from '../coverage.ts';
import { withBody } from '../marks.ts';
import type { Draft, TextObject } from '../types.ts';
import { isAdvertOrService } from './adverts.ts';
import { figureOf } from './figures.ts';
import { findLead, type LeadCandidate, standsInKeptText } from './kept-objects.ts';

/** Smallest size of embeds (CSS pixels) of known and unknown providers. Smaller frames are counters or buttons. */
const SMALLEST = 30;
const SMALLEST_UNKNOWN = { width: 200, height: 100 };

/** Matches a title that says nothing about the content: it is empty or names the player. */
const NO_TITLE = holds(`^(?:${PLAYER_TITLES})?$`);
const LONGEST_TITLE = 200;

/** Returns the players, maps, posts and pages of other sites in the kept text, and the lead video. */
export function findEmbeds(page: Page, coverage: Coverage): ReadonlyMap<number, TextObject> {
  const found = new Map<number, TextObject>();
  if (coverage.root < 0) return found;
  const others: (LeadCandidate & { embed: Embed })[] = [];
  for (const { node, embed } of readEmbeds(page, coverage)) {
    const figure = figureOf(page, coverage, node);
    if (standsInKeptText(page, coverage, figure)) found.set(node, { kind: 'embed', embed });
    else if (embed.kind === 'video') others.push({ node, embed, figure, src: embed.poster });
  }
  const lead = findLead(page, coverage, others);
  if (lead) found.set(lead.node, { kind: 'embed', embed: lead.embed });
  return found;
}

/** Elements that show a player or drawing without an `<iframe>`. */
const PLAYERS = ['video', 'audio', 'canvas', 'svg'];
/** Drawings count as embeds only if they have an accessible name, because some pages have hundreds without one. */
const DRAWINGS = new Set(['canvas', 'svg']);

/** Returns all embeds of the page, in document order. Elements inside an embed are part of it. */
function readEmbeds(page: Page, coverage: Coverage): { node: number; embed: Embed }[] {
  const media: MediaByNode = new Map(page.snapshot.media.map((entry) => [entry.node, entry]));
  const embeds: { node: number; embed: Embed }[] = [];
  let end = 0;
  for (const node of union([...PLAYERS.map(page.index.named), embeddingElements(page)])) {
    const embed = node < end ? null : readEmbed(page, coverage, media, node);
    if (embed) embeds.push({ node, embed });
    if (embed) end = page.endOf(node);
  }
  return embeds;
}

function readEmbed(page: Page, coverage: Coverage, media: MediaByNode, node: number): Embed | null {
  if (!page.isVisible(node)) return null;
  const file = mediaFile(page, media, node);
  const target = file ?? (DRAWINGS.has(page.nameOf(node)) ? namedDrawing(page, node) : framedTarget(page, node));
  // If the text of an embedded post or a frame of the same site is kept, the reader shows this text, not an embed.
  if (!target || coverage.keptIn(node) > 0 || isTooSmall(page, node, target)) return null;
  const { kind, site, url } = target;
  return {
    kind,
    site,
    url,
    title: titleOf(page, node),
    poster: readPoster(page, media, node),
    isFile: file?.isFile ?? false,
  };
}

function framedTarget(page: Page, node: number): EmbedTarget | null {
  const address = embeddedAddress(page, node);
  const target = address === '' ? null : embedTarget(address);
  if (!target) return null;
  if (!target.isGuess) return target;
  const isFrame = page.nameOf(node) === 'iframe' || page.nameOf(node) === 'amp-iframe';
  // A frame of the same site is not an embed if the snapshot of the page contains the frame's text.
  const isRead = page.endOf(node) > node + 1;
  const isOwn = hostOf(address) === hostOf(page.snapshot.url) && isRead;
  return isFrame && !isOwn && !isAdvertOrService(page, node, address) ? target : null;
}

/** Returns an embed with the accessible name of a drawing, which links to the page; null without a name. */
function namedDrawing(page: Page, node: number): EmbedTarget | null {
  if (!page.attributesOf(node)['aria-label']) return null;
  const { url } = page.snapshot;
  return { kind: 'picture', site: hostOf(url), url, isGuess: true };
}

function isTooSmall(page: Page, node: number, { isGuess }: EmbedTarget): boolean {
  const { width, height } = page.nodes;
  const [shownWidth, shownHeight] = [width[node] as number, height[node] as number];
  // A width and height of 0 mean that the size was not measured.
  if (shownWidth === 0 && shownHeight === 0) return false;
  if (isGuess) return shownWidth < SMALLEST_UNKNOWN.width || shownHeight < SMALLEST_UNKNOWN.height;
  return shownWidth < SMALLEST || shownHeight < SMALLEST;
}

function titleOf(page: Page, node: number): string {
  const end = Math.min(page.endOf(node), node + 20);
  for (let id = node; id < end; id++) {
    const { title, 'aria-label': label, playlabel, 'data-title': data } = page.attributesOf(id);
    for (const name of [title, playlabel, data, label]) {
      const clean = name?.replace(/\s+/g, ' ').trim() ?? '';
      if (clean.length <= LONGEST_TITLE && !NO_TITLE.test(clean)) return clean;
    }
  }
  return '';
}

const POSTS = calls(EMBEDDED_POSTS);

/** Adds the whole text of embedded posts that are partly kept, or that have kept text before and after them. */
export function addEmbeddedPosts({ page, marks }: Draft): Partial<Draft> {
  const posts = page.index.named('blockquote').filter((quote) => page.index.isCalled(quote, POSTS));
  if (posts.length === 0) return {};
  const coverage = coverageOf(page, marks);
  const kept = marks.map(({ node }) => node);
  const missing = posts.filter((post) => isMissing(page, coverage, kept, post));
  const texts = missing.flatMap((post) => visibleTexts(page, post, page.endOf(post)));
  return { marks: withBody(marks, texts) };
}

function isMissing(page: Page, coverage: Coverage, kept: readonly number[], post: number): boolean {
  const length = coverage.keptIn(post);
  return length < coverage.textIn(post) && (length > 0 || standsInText(page, kept, post));
}

/** Returns whether one of the nearest boxes around a post contains kept text both before and after the post. */
function standsInText(page: Page, kept: readonly number[], post: number): boolean {
  const next = indexFrom(kept, post);
  const [before = -1, behind = -1] = [kept[next - 1], kept[next]];
  return page.ancestorsOf(post, 3).some((box) => page.holds(box, before) && page.holds(box, behind));
}
