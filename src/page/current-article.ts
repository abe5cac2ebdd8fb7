/** Keeps only the article in view on pages that append further articles when the user scrolls down. */

import { foldForComparison } from '../shared/text.ts';
import { absoluteUrl, withoutHash } from '../shared/url.ts';
import { holds } from '../vocabulary/match.ts';
import { LASTING_META, SITE_META } from '../vocabulary/names/meta.ts';
import { nodesIn, parseJsonLd } from './json-ld.ts';
import { deriveBlocks } from './snapshot/blocks.ts';
import { Hidden, type MetadataHints, NodeKind, type PageSnapshot } from './snapshot/types.ts';

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
 * Keeps only the article that has the page's address, otherwise the one in view; keeps all if there are fewer than two,
 * or on a front page. `hasMoved`: the page has changed its address since it was loaded.
 */
export function keepCurrentArticle(snapshot: PageSnapshot, hasMoved: boolean): PageSnapshot {
  const units = findUnits(snapshot);
  if (units.length < 2 || !isOneArticles(snapshot, units, hasMoved)) return snapshot;
  const chosen = unitAt(snapshot, units) ?? unitInView(snapshot, units);
  const metadata = chosen === units[0] ? snapshot.metadata : withoutFirst(snapshot, units[0]?.title ?? '');
  return { ...withoutUnits(snapshot, units, chosen), metadata };
}

/** Returns the outermost articles (`article` elements or schema.org articles) that have an `h1` and enough text. */
function findUnits(snapshot: PageSnapshot): Unit[] {
  const { nodes, names } = snapshot;
  const units: Unit[] = [];
  for (let id = 0; id < nodes.size; id++) {
    if (nodes.kind[id] !== NodeKind.element || nodes.hidden[id] !== 0) continue;
    const attributes = nodes.attributes[id];
    const isArticle =
      names[nodes.name[id] as number] === 'article' || /schema\.org\/\w*Article$/.test(attributes?.itemtype ?? '');
    const unit = isArticle ? readUnit(snapshot, id) : null;
    if (!unit) continue;
    units.push(unit);
    id = (nodes.end[id] as number) - 1;
  }
  return units;
}

function readUnit(snapshot: PageSnapshot, node: number): Unit | null {
  const { nodes, names } = snapshot;
  const { 'data-url': url, 'data-href': href, 'data-permalink': link, itemid } = nodes.attributes[node] ?? {};
  const addresses = [url, href, link, itemid];
  let heading = -1;
  let title = '';
  let length = 0;
  for (let id = node; id < (nodes.end[node] as number); id++) {
    if (nodes.hidden[id] !== 0) continue;
    if (nodes.kind[id] === NodeKind.text) {
      const text = (nodes.text[id] as string).trim();
      length += text.length;
      if (heading >= 0 && id < (nodes.end[heading] as number)) title += `${text} `;
    } else if (heading < 0 && names[nodes.name[id] as number] === 'h1') {
      heading = id;
      addresses.push(linkIn(snapshot, id));
    }
  }
  if (heading < 0 || length < FEWEST_CHARACTERS) return null;
  const known = addresses.map((address) => withoutHash(absoluteUrl(address ?? '', snapshot.url)));
  return { node, heading, title: title.trim(), addresses: known.filter((address) => address !== '') };
}

function linkIn({ nodes }: PageSnapshot, node: number): string | undefined {
  for (let id = node; id < (nodes.end[node] as number); id++) {
    if (nodes.attributes[id]?.href) return nodes.attributes[id]?.href;
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

/** Returns the article that has the page's address; undefined if none or several have it. */
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
    // the text is emptied too, because some algorithms also read hidden text
    nodes.text.fill('', unit.node, nodes.end[unit.node]);
  }
  nodes.block.fill(-1);
  return { ...snapshot, nodes, blocks: deriveBlocks(nodes, snapshot.styles, snapshot.names) };
}

const OF_THE_SITE = holds(SITE_META);

/** Drops metadata about the article that was loaded first. Keeps metadata about the site or the current address. */
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
