/** Collects everything from which metadata is read. Each source makes claims: it offers values for fields. */
import { type JsonLdNode, parseJsonLd } from '../../page/json-ld.ts';
import { baseFacet, type Page } from '../../page/page.ts';
import { plainText } from '../../shared/plain-text.ts';
import { articleNode, type JsonLdGraph, pageNode, readGraph, textsOf } from './json-ld.ts';
import { findFacts, type Property } from './page-facts.ts';
import { topicOf } from './title.ts';

export type Sources = ReturnType<typeof sourcesOf>;

const NO_NODE: JsonLdNode = {};

/** Returns the sources of a page's metadata, which do not depend on the algorithm that selects the article. */
export const sourcesOf = baseFacet((page: Page) => {
  const { url, metadata } = page.snapshot;
  const { meta, jsonLd, title, canonicalUrl } = metadata;
  const facts = findFacts(page);
  const graph = readGraph(parseJsonLd(jsonLd));
  const titles = [title, ...(meta['og:title'] ?? []), ...facts.headings.slice(0, 5).map(({ text }) => text)];
  const urls = [url, canonicalUrl, ...(meta['og:url'] ?? [])].filter((address) => address !== '');
  return {
    page,
    facts,
    graph,
    article: articleNode(graph, { urls, titles }) ?? NO_NODE,
    webPage: pageNode(graph) ?? NO_NODE,
    meta,
    documentTitle: topicOf(plainText(title)),
  };
});

export interface Claim {
  value: string;
  /** Name of the source in plain words, such as "Open Graph". */
  source: string;
}

export const NO_CLAIM: Claim = { value: '', source: '' };

export function firstClaim(claims: readonly Claim[], mayBe: (value: string) => boolean): Claim {
  return claims.find(({ value }) => value !== '' && mayBe(value)) ?? NO_CLAIM;
}

export function metaClaims(meta: Readonly<Record<string, readonly string[]>>, names: readonly string[]): Claim[] {
  const claims = names.map((name) => ({ value: meta[name]?.[0] ?? '', source: metaSource(name) }));
  return claims.filter(({ value }) => value !== '');
}

export function metaSource(name: string): string {
  return /^(?:og|article):/.test(name) ? 'Open Graph' : 'meta';
}

export function jsonLdClaims(graph: JsonLdGraph, ...values: readonly unknown[]): Claim[] {
  return values.flatMap((value) => textsOf(graph, value)).map((value) => ({ value, source: 'JSON-LD' }));
}

export function propertyClaims(properties: readonly Property[], name: string): Claim[] {
  return properties.filter((property) => property.name === name).map(({ value, source }) => ({ value, source }));
}
