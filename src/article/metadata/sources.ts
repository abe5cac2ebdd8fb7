/** All that the fields are read from, gathered once for a page. */

import { type JsonLdNode, parseJsonLd } from '../../page/json-ld.ts';
import { baseFacet, type Page } from '../../page/page.ts';
import type { PageSnapshot } from '../../snapshot/types.ts';
import { articleNode, type JsonLdGraph, pageNode, readGraph } from './json-ld.ts';
import { findFacts, type PageFacts } from './page-facts.ts';
import { plainText } from './plain-text.ts';

export interface Sources {
  snapshot: PageSnapshot;
  facts: PageFacts;
  graph: JsonLdGraph;
  /** What JSON-LD says of the article; empty when it says nothing. */
  article: JsonLdNode;
  /** What JSON-LD says of the page; empty when it says nothing. */
  page: JsonLdNode;
  meta: Readonly<Record<string, readonly string[]>>;
  documentTitle: string;
}

/** The sources of a page: they are the same for all algorithms. */
export const sourcesOf = baseFacet(({ snapshot }: Page): Sources => {
  const { meta, jsonLd, title, canonicalUrl } = snapshot.metadata;
  const facts = findFacts(snapshot);
  const graph = readGraph(parseJsonLd(jsonLd));
  const titles = [title, ...(meta['og:title'] ?? []), ...facts.headings.slice(0, 5).map(({ text }) => text)];
  const urls = [snapshot.url, canonicalUrl, ...(meta['og:url'] ?? [])].filter((url) => url !== '');
  return {
    snapshot,
    facts,
    graph,
    article: articleNode(graph, { urls, titles }) ?? {},
    page: pageNode(graph) ?? {},
    meta,
    documentTitle: plainText(title),
  };
});
