/** Runs inside a page: reads it once, then with one algorithm after the other. */
import { Readability } from '@mozilla/readability';
import { allAlgorithms } from '../../src/algorithms/all.ts';
import type { DocumentFactory, Population } from '../../src/algorithms/types.ts';
import { makeArticle } from '../../src/article/make-article.ts';
import type { ArticleMetadata } from '../../src/article/types.ts';
import { takeSnapshot } from '../../src/snapshot/take.ts';
import type { PageSnapshot } from '../../src/snapshot/types.ts';
import { type Addition, bodyText } from './body-text.ts';
import { time } from './time.ts';

export interface PageRequest {
  /** The page's public address; null when the document has it. */
  url: string | null;
  population: Population;
  /** What the text has beside the body. */
  additions: readonly Addition[];
}

export interface PageReading {
  nodes: number;
  /** Milliseconds of `@mozilla/readability` by itself (clone and parse); null when it throws. */
  baseline: number | null;
}

export interface ArticleReading {
  articleBody: string;
  headline: string;
  authors: string[];
  datePublished: string | null;
  mainImage: string | null;
  inLanguage: string | null;
  confidence: number | null;
  milliseconds: { snapshot: number; algorithm: number; article: number };
}

interface OpenPage extends PageRequest {
  snapshot: PageSnapshot;
  milliseconds: number;
}

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/** The page that `read` reads. */
let open: OpenPage | null = null;

/** Takes the snapshot that all algorithms work on, and times the peer. */
export function openPage(request: PageRequest): PageReading {
  open = null;
  // On a page that a person looks at, style and layout are done already.
  void document.documentElement.getBoundingClientRect();
  const { result: snapshot, milliseconds } = time(() => takeSnapshot(document).snapshot);
  open = { ...request, snapshot: withAddress(snapshot, request.url), milliseconds };
  return { nodes: snapshot.nodes.size, baseline: timeReadability() };
}

/** What one algorithm makes of the open page. */
export function read(id: string): ArticleReading {
  const algorithm = allAlgorithms.find((candidate) => candidate.id === id);
  if (!open || !algorithm) throw new Error(`no page is open, or there is no algorithm ${id}`);
  const { snapshot, population, additions, milliseconds } = open;
  const selection = time(() => algorithm.run(snapshot, { population, documents }));
  const article = time(() => makeArticle(snapshot, selection.result));
  return {
    articleBody:
      population === 'source' ? selection.result.text : bodyText(snapshot, selection.result, article.result, additions),
    ...publicMetadata(article.result.metadata),
    confidence: selection.result.confidence,
    milliseconds: { snapshot: milliseconds, algorithm: selection.milliseconds, article: article.milliseconds },
  };
}

/** Metadata by the names that the benchmarks use. */
function publicMetadata({ headline, byline, published, leadImage, language }: ArticleMetadata) {
  return {
    headline,
    authors: byline === '' ? [] : byline.split(', '),
    datePublished: /^\d{4}-\d{2}-\d{2}/.exec(published)?.[0] ?? null,
    mainImage: leadImage?.src ?? null,
    inLanguage: language || null,
  };
}

/** The snapshot as it would be at the page's own address. */
function withAddress(snapshot: PageSnapshot, url: string | null): PageSnapshot {
  const [top, ...frames] = snapshot.documents;
  if (url === null || !top) return snapshot;
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  const baseUrl = URL.canParse(base, url) ? new URL(base, url).href : url;
  return { ...snapshot, url, documents: [{ ...top, url, baseUrl }, ...frames] };
}

function timeReadability(): number | null {
  try {
    return time(() => new Readability(document.cloneNode(true) as Document).parse()).milliseconds;
  } catch {
    // it has limits of its own, which are not the page's failure
    return null;
  }
}
