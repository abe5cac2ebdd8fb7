/** Keeps only the article in view on pages that append further articles when the user scrolls down. */

import { foldForComparison } from '../shared/text.ts';
import { absoluteUrl, withoutHash } from '../shared/url.ts';
import { holds } from '../vocabulary/match.ts';
import { LASTING_META, SITE_META } from '../vocabulary/names/meta.ts';
import { union } from './element-index.ts';
import { nodesIn, parseJsonLd } from './json-ld.ts';
import { createPage, type Page } from './page.ts';
import { deriveBlocks } from './snapshot/blocks.ts';
import { Hidden, type MetadataHints, type PageSnapshot } from './snapshot/types.ts';
import { visibleTexts } from './texts.ts';

/** Minimum length of an article (characters). A shorter element is a teaser or a post. */
const FEWEST_CHARACTERS = 800;
/** Assumed height at which the user reads: distance from the top of the window, as a share of the window's height. */
const EYE = 0.4;

interface Unit {
  node: number;
  heading: number;
  title: string;
  /** Addresses of the article, from its attributes and from the link in its headline. */
  addresses: readonly string[];
}

/**
 * Keeps only the article with the page's address; the one in view if none or several have it. Keeps all on a front
 * page, or if there are fewer than two. `hasMoved`: the page has changed its address since it was loaded.
 */
export function keepCurrentArticle(page: Page, hasMoved: boolean): Page {
  const { snapshot } = page;
  const units = findUnits(page);
  if (units.length < 2 || !isOneArticles(snapshot, units, hasMoved)) return page;
  const chosen = unitAt(snapshot, units) ?? unitInView(snapshot, units);
  const metadata = chosen === units[0] ? snapshot.metadata : withoutFirst(snapshot, units[0]?.title ?? '');
  return createPage({ ...withoutUnits(snapshot, units, chosen), metadata });
}

const ARTICLE_TYPE = /schema\.org\/\w*Article$/;

/** Returns the outermost articles (`article` elements or schema.org articles) that have an `h1` and enough text. */
function findUnits(page: Page): Unit[] {
  const units: Unit[] = [];
  let end = 0;
  for (const node of union([page.index.named('article'), page.index.matching('itemtype', ARTICLE_TYPE)])) {
    const unit = node >= end && page.isVisible(node) ? readUnit(page, node) : null;
    if (!unit) continue;
    units.push(unit);
    end = page.endOf(node);
  }
  return units;
}

function readUnit(page: Page, node: number): Unit | null {
  const end = page.endOf(node);
  let heading = node;
  while (heading < end && (page.nameOf(heading) !== 'h1' || !page.isVisible(heading))) heading++;
  if (heading === end || textsIn(page, node).join('').length < FEWEST_CHARACTERS) return null;
  const { 'data-url': url, 'data-href': href, 'data-permalink': link, itemid } = page.attributesOf(node);
  const addresses = [url, href, link, itemid, linkIn(page, heading)].map((address) =>
    withoutHash(absoluteUrl(address ?? '', page.snapshot.url)),
  );
  const title = textsIn(page, heading).join(' ');
  return { node, heading, title, addresses: addresses.filter((address) => address !== '') };
}

const textsIn = (page: Page, node: number) =>
  visibleTexts(page, node, page.endOf(node)).map((text) => page.textOf(text).trim());

function linkIn(page: Page, node: number): string | undefined {
  for (let id = node; id < page.endOf(node); id++) {
    const { href } = page.attributesOf(id);
    if (href) return href;
  }
  return undefined;
}

/** Returns whether the page is meant for one article; false for a front page that shows several whole articles. */
function isOneArticles(snapshot: PageSnapshot, units: readonly Unit[], hasMoved: boolean): boolean {
  if (hasMoved || unitAt(snapshot, units)) return true;
  const declared = foldForComparison(snapshot.metadata.meta['og:title']?.[0] ?? snapshot.metadata.title);
  const first = foldForComparison(units[0]?.title ?? '');
  return first !== '' && declared.includes(first);
}

/** Returns the article whose address is the page's address; undefined if no article or several have this address. */
function unitAt({ url }: PageSnapshot, units: readonly Unit[]): Unit | undefined {
  const here = units.filter(({ addresses }) => addresses.includes(withoutHash(url)));
  return here.length === 1 ? here[0] : undefined;
}

function unitInView({ nodes, viewport }: PageSnapshot, units: readonly Unit[]): Unit | undefined {
  const eye = viewport.scrollY + viewport.height * EYE;
  return units.findLast(({ heading }) => (nodes.y[heading] as number) <= eye) ?? units[0];
}

function withoutUnits(snapshot: PageSnapshot, units: readonly Unit[], kept: Unit | undefined): PageSnapshot {
  const { hidden, block, text } = snapshot.nodes;
  const nodes = { ...snapshot.nodes, hidden: hidden.slice(), block: block.slice(), text: text.slice() };
  for (const unit of units) {
    if (unit === kept) continue;
    nodes.hidden.fill(Hidden.notRendered, unit.node, nodes.end[unit.node]);
    // hiding the articles is not enough: some algorithms also read hidden text, so the text is removed
    nodes.text.fill('', unit.node, nodes.end[unit.node]);
  }
  nodes.block.fill(-1);
  return { ...snapshot, nodes, blocks: deriveBlocks(nodes, snapshot.styles, snapshot.names) };
}

const OF_THE_SITE = holds(SITE_META);

/** Drops metadata about the article that was loaded first. Keeps that about the site or the current address. */
function withoutFirst({ url, metadata }: PageSnapshot, firstTitle: string): MetadataHints {
  const here = withoutHash(url);
  if ((metadata.meta['og:url'] ?? []).includes(here)) return metadata;
  const isAbout = (text: string) => foldForComparison(text).includes(foldForComparison(firstTitle));
  const site = Object.entries(metadata.meta).filter(([name]) => OF_THE_SITE.test(name));
  return {
    ...metadata,
    title: isAbout(metadata.title) ? '' : metadata.title,
    canonicalUrl: withoutHash(metadata.canonicalUrl) === here ? metadata.canonicalUrl : '',
    meta: Object.fromEntries(site),
    jsonLd: metadata.jsonLd.filter((script) => hasAddress(script, here)),
  };
}

/** Returns whether a JSON-LD script contains this address as a value of one of its objects. */
function hasAddress(script: string, address: string): boolean {
  const values = nodesIn(parseJsonLd([script])).flatMap((node) => Object.values(node));
  return values.some((value) => typeof value === 'string' && withoutHash(value) === address);
}

/** Names of metadata about the site, which applies to all its articles. */
const META_OF_SITE = holds(`${SITE_META}|${LASTING_META}`);

/**
 * Drops metadata of the previous article (title, JSON-LD, Open Graph) after a page has changed its address without
 * loading. Keeps the values that differ from `before`, the metadata of that article.
 */
export function withoutOutdated(snapshot: PageSnapshot, before: MetadataHints | null): PageSnapshot {
  if (!before) return snapshot;
  const now = snapshot.metadata;
  const isNew = ([name, values]: [string, readonly string[]]) =>
    META_OF_SITE.test(name) || values.join('\n') !== before.meta[name]?.join('\n');
  const metadata: MetadataHints = {
    ...now,
    title: now.title === before.title ? '' : now.title,
    canonicalUrl: now.canonicalUrl === before.canonicalUrl ? '' : now.canonicalUrl,
    meta: Object.fromEntries(Object.entries(now.meta).filter(isNew)),
    jsonLd: now.jsonLd.filter((text) => !before.jsonLd.includes(text)),
  };
  return { ...snapshot, metadata };
}
