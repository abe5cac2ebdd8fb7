import { union } from '../../page/element-index.ts';
import type { PageView } from '../../page/view.ts';
import { isAdvertOrService } from '../../selection/adverts.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { figureOf } from '../../selection/figures.ts';
import { findLead, type LeadCandidate } from '../../selection/lead.ts';
import { standsInKeptText } from '../../selection/surroundings.ts';
import { hostOf } from '../../shared/url.ts';
import type { PlacedObject } from '../placed-object.ts';
import { type MediaByNode, mediaFile, readPoster } from './media-files.ts';
import { type Embed, placeholder } from './placeholder.ts';
import { type EmbedTarget, embedTarget } from './providers.ts';
import { embeddedAddress, embeddingElements } from './sources.ts';

/** Smaller ones are counters and buttons; unknown ones must be large enough to show something (CSS pixels). */
const SMALLEST = 30;
const SMALLEST_UNKNOWN = { width: 200, height: 100 };

/** Titles that name the player and not what it plays. */
const NO_TITLE =
  /^(?:youtube(?: video)?(?: player)?|vimeo(?: video)? player|(?:x|twitter) (?:post|tweet)|embedded (?:post|content|video|media)|spotify embed:?|iframe|video(?: player)?|untitled)?$/i;
const LONGEST_TITLE = 200;

/** Players, maps, posts and pages of other sites in the kept text. */
export function findEmbeds(page: PageView, coverage: Coverage): ReadonlyMap<number, PlacedObject> {
  const found = new Map<number, PlacedObject>();
  if (coverage.root < 0) return found;
  const others: (LeadCandidate & { embed: Embed })[] = [];
  for (const { node, embed } of readEmbeds(page, coverage)) {
    const figure = figureOf(page, coverage, node);
    if (standsInKeptText(page, coverage, figure)) found.set(node, { element: placeholder(embed), place: 'block' });
    else if (embed.kind === 'video') others.push({ node, embed, figure, src: embed.poster });
  }
  const lead = findLead(page, coverage, others);
  const video = others.find(({ node }) => node === lead);
  if (video) found.set(lead, { element: placeholder(video.embed), place: 'block' });
  return found;
}

/** Elements that show something by themselves. */
const PLAYERS = ['video', 'audio', 'canvas', 'svg'];
/** Some pages have hundreds, which name nothing. */
const DRAWINGS = new Set(['canvas', 'svg']);

/** All of them on the page, outermost first; what stands inside one is part of it. */
function readEmbeds(page: PageView, coverage: Coverage): { node: number; embed: Embed }[] {
  const { nodes } = page.snapshot;
  const media: MediaByNode = new Map(page.snapshot.media.map((entry) => [entry.node, entry]));
  const embeds: { node: number; embed: Embed }[] = [];
  let end = 0;
  for (const node of union([...PLAYERS.map(page.index.named), embeddingElements(page)])) {
    const embed = node < end ? null : readEmbed(page, coverage, media, node);
    if (embed) embeds.push({ node, embed });
    if (embed) end = nodes.end[node] as number;
  }
  return embeds;
}

function readEmbed(page: PageView, coverage: Coverage, media: MediaByNode, node: number): Embed | null {
  const { nodes } = page.snapshot;
  if (nodes.hidden[node] !== 0) return null;
  const file = mediaFile(page, media, node);
  const target = file ?? (DRAWINGS.has(page.nameOf(node)) ? namedDrawing(page, node) : framedTarget(page, node));
  // Posts are quotes, and frames of the same site are documents: their text speaks for itself.
  if (!target || coverage.keptIn(node) > 0 || isTooSmall(page, node, target)) return null;
  return {
    ...target,
    title: titleOf(page, node),
    poster: readPoster(page, media, node),
    isFile: file?.isFile ?? false,
  };
}

function framedTarget(page: PageView, node: number): EmbedTarget | null {
  const address = embeddedAddress(page, node);
  const target = address === '' ? null : embedTarget(address);
  if (!target) return null;
  if (!target.isGuess) return target;
  const isFrame = page.nameOf(node) === 'iframe' || page.nameOf(node) === 'amp-iframe';
  // A document of the same site is in the snapshot, and its text is chosen like any other.
  const isRead = (page.snapshot.nodes.end[node] as number) > node + 1;
  const isOwn = hostOf(address) === hostOf(page.snapshot.url) && isRead;
  return isFrame && !isOwn && !isAdvertOrService(page, node, address) ? target : null;
}

/** A chart that could not be copied: its name is all that there is. The finder of pictures comes first. */
function namedDrawing(page: PageView, node: number): EmbedTarget | null {
  if (!page.attributesOf(node)['aria-label']) return null;
  const { url } = page.snapshot;
  return { kind: 'picture', site: hostOf(url), url, isGuess: true };
}

function isTooSmall(page: PageView, node: number, { isGuess }: EmbedTarget): boolean {
  const { width, height } = page.snapshot.nodes;
  const [shownWidth, shownHeight] = [width[node] as number, height[node] as number];
  // Only what shows something of its own is measured.
  if (shownWidth === 0 && shownHeight === 0) return false;
  if (isGuess) return shownWidth < SMALLEST_UNKNOWN.width || shownHeight < SMALLEST_UNKNOWN.height;
  return shownWidth < SMALLEST || shownHeight < SMALLEST;
}

function titleOf(page: PageView, node: number): string {
  const { nodes } = page.snapshot;
  const end = Math.min(nodes.end[node] as number, node + 20);
  for (let id = node; id < end; id++) {
    const { title, 'aria-label': label, playlabel, 'data-title': data } = page.attributesOf(id);
    for (const name of [title, playlabel, data, label]) {
      const clean = name?.replace(/\s+/g, ' ').trim() ?? '';
      if (clean.length <= LONGEST_TITLE && !NO_TITLE.test(clean)) return clean;
    }
  }
  return '';
}
