/** Reads the objects ("nodes") in a page's JSON-LD, and finds the node that describes the page's article. */
import { type JsonLdNode, nodesIn, typesOf } from '../../page/json-ld.ts';
import { plainText } from '../../shared/plain-text.ts';
import { foldForComparison } from '../../shared/text.ts';
import { absoluteUrl, withoutHash } from '../../shared/url.ts';

/** `nodes` are the objects with a type; `byId` are those with an `@id` and other properties. */
export interface JsonLdGraph {
  nodes: readonly JsonLdNode[];
  byId: ReadonlyMap<string, JsonLdNode>;
}

export function readGraph(values: readonly unknown[]): JsonLdGraph {
  const all = nodesIn(values);
  const byId = new Map<string, JsonLdNode>();
  for (const node of all) {
    const id = node['@id'];
    // merges several descriptions of the same node
    if (typeof id === 'string' && Object.keys(node).length > 1) byId.set(id, { ...node, ...byId.get(id) });
  }
  return { nodes: all.filter((node) => node['@type'] !== undefined), byId };
}

/** schema.org types of texts that people read, such as articles and recipes. */
const ARTICLE_TYPE = /(?:Article|Posting|Report|Recipe|HowTo|Review|Question|QAPage|Chapter|Thesis|Book)$/;
const PAGE_TYPE = /(?:WebPage|FAQPage|AboutPage|ItemPage|ProfilePage|CollectionPage)$/;

interface PageIdentity {
  urls: readonly string[];
  /** Titles that the page declares, as they are written. */
  titles: readonly string[];
}

/** Returns the article's node: by the page's address, else its headline, else the only one; null if unsure. */
export function articleNode({ nodes }: JsonLdGraph, page: PageIdentity): JsonLdNode | null {
  const candidates = nodes.filter((node) => typesOf(node).some((type) => ARTICLE_TYPE.test(type)));
  if (candidates.length === 0) return null;
  const own = { urls: page.urls.map(plainAddress), titles: page.titles.map(foldForComparison) };
  const ranked = candidates.map((node) => ({ node, rank: rankOf(node, own) })).sort((a, b) => b.rank - a.rank);
  const [best] = ranked;
  if (!best) return null;
  const isUnsure = ranked.length > 1 || addressesOf(best.node).length > 0;
  return best.rank < SURE_MATCH && isUnsure ? null : best.node;
}

/** Returns the node of the page itself, which has fewer facts than the article's node; null if there is none. */
export function pageNode({ nodes }: JsonLdGraph): JsonLdNode | null {
  return nodes.find((node) => typesOf(node).some((type) => PAGE_TYPE.test(type))) ?? null;
}

/** From this rank on, a node certainly describes the page's article: it has the address or the headline of the page. */
const SURE_MATCH = 4;

function rankOf(node: JsonLdNode, { urls, titles }: PageIdentity): number {
  const isHere = addressesOf(node)
    .map(plainAddress)
    .some((address) => address !== '' && urls.includes(address));
  const headline = foldForComparison(plainText(stringOf(node.headline) || stringOf(node.name)));
  const isClaimed = headline !== '' && titles.some((title) => title.includes(headline));
  const isFull = node.datePublished !== undefined || node.author !== undefined;
  const isReview = typesOf(node).every((type) => /Review|Question$/.test(type));
  return (
    (isHere ? SURE_MATCH : 0) +
    (isClaimed ? SURE_MATCH : 0) +
    (headline !== '' ? 1 : 0) +
    (isFull ? 1 : 0) -
    (isReview ? 1 : 0)
  );
}

function addressesOf(node: JsonLdNode): string[] {
  const page = node.mainEntityOfPage;
  const values = [
    node.url,
    node['@id'],
    page,
    (page as JsonLdNode | null | undefined)?.['@id'],
    (page as JsonLdNode | null | undefined)?.url,
  ];
  return values.map(stringOf).filter((value) => /^https?:/.test(value));
}

/** Drops the parts in which two addresses of the same page may differ, such as "www." and the query. */
function plainAddress(url: string): string {
  return withoutHash(absoluteUrl(url, 'about:blank')).replace(/^https?:\/\/(?:www\.)?|\?.*|\/$/gs, '');
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns the strings and nodes of a property. Replaces references (`@id`) by the nodes to which they refer. */
export function valuesOf(graph: JsonLdGraph, value: unknown): (JsonLdNode | string)[] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, 50) : [value];
  return list.flatMap((item): (JsonLdNode | string)[] => {
    if (typeof item === 'string') return item.trim() === '' ? [] : [item.trim()];
    if (typeof item === 'number') return [String(item)];
    if (typeof item !== 'object' || item === null) return [];
    const node = item as JsonLdNode;
    return [{ ...graph.byId.get(stringOf(node['@id'])), ...node }];
  });
}

/** Returns the values of a property as texts: a string as it is, a node as its name, or given and family name. */
export function textsOf(graph: JsonLdGraph, value: unknown): string[] {
  return valuesOf(graph, value)
    .map((item) =>
      typeof item === 'string'
        ? item
        : stringOf(item.name) ||
          stringOf((item.name as unknown[] | undefined)?.[0]) ||
          stringOf(item['@value']) ||
          `${stringOf(item.givenName)} ${stringOf(item.familyName)}`.trim(),
    )
    .filter((text) => text !== '');
}

/** Returns the values of a property as addresses: a string as it is, a node as its `url`, `contentUrl` or `@id`. */
export function addressValues(graph: JsonLdGraph, value: unknown): string[] {
  return valuesOf(graph, value)
    .map((item) =>
      typeof item === 'string' ? item : stringOf(item.url) || stringOf(item.contentUrl) || stringOf(item['@id']),
    )
    .filter((text) => text !== '');
}
