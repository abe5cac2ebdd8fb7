/** Everything on a page from which metadata is read, collected once. */
import { type JsonLdNode, parseJsonLd } from '../../page/json-ld.ts';
import { baseFacet, type Page } from '../../page/page.ts';
import { articleNode, type JsonLdGraph, pageNode, readGraph } from './json-ld.ts';
import { findFacts, type PageFacts } from './page-facts.ts';
import { plainText } from './plain-text.ts';

export interface Sources {
  page: Page;
  facts: PageFacts;
  graph: JsonLdGraph;
  /** JSON-LD that describes the article; empty for none. */
  article: JsonLdNode;
  /** JSON-LD that describes the page; empty for none. */
  webPage: JsonLdNode;
  meta: Readonly<Record<string, readonly string[]>>;
  documentTitle: string;
}

/** Returns the sources of a page, which are the same for all algorithms. */
export const sourcesOf = baseFacet((page: Page): Sources => {
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
    article: articleNode(graph, { urls, titles }) ?? {},
    webPage: pageNode(graph) ?? {},
    meta,
    documentTitle: plainText(title),
  };
});
