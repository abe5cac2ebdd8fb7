/** Runs inside a page: reads it once, then runs one algorithm after the other. */
import { Readability } from '@mozilla/readability';
import { allAlgorithms } from '../../src/algorithms/all.ts';
import type { DocumentFactory } from '../../src/algorithms/types.ts';
import { makeArticle } from '../../src/article/make-article.ts';
import { createPage, type Page } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { layOut, snapshotAt } from '../snapshots/take-at.ts';
import { type ArticleText, articleText, type TextOptions } from './article-reading.ts';
import { type Expected, expectedContent } from './coverage/expected.ts';
import { type Kept, keptContent } from './coverage/kept.ts';
import type { TruthPlace } from './coverage/place.ts';
import type { ForeignScriptId } from './foreign/scripts.ts';
import { translatePage } from './foreign/translate-page.ts';
import { countGaps } from './guard/count-gaps.ts';
import { collectGarbage, runOnce, time, timeAfter } from './time.ts';

export { useFold } from './models.ts';

export interface PageRequest extends TextOptions {
  /** The page's public address; null if the document has it. */
  url: string | null;
  /** The script of the foreign copy to read instead of the page; null for the page itself. */
  foreign: ForeignScriptId | null;
  /** Whether to return the text that the page shows. */
  shown: boolean;
  /** The place of the truth on the page; null if coverage is not measured. */
  place: TruthPlace | null;
  /** Whether to count the places with missing text. */
  guard: boolean;
  /** Whether the times matter: then stages run several times. */
  isTimed: boolean;
}

export interface PageReading {
  nodes: number;
  /** The language that the page states, or ''. */
  language: string;
  /** The text that the page shows if the request asks for it; else ''. */
  visible: string;
  /** Time of `@mozilla/readability` alone, for clone and parse (ms); null if it throws. */
  baseline: number | null;
}

export interface ArticleReading extends ArticleText {
  /** The truth's pictures, code and headings in the article; null if the request does not ask for them. */
  kept: Kept | null;
  /** The number of places where the reader would report missing text; null if the request does not ask for it. */
  gaps: number | null;
  milliseconds: { snapshot: number; algorithm: number; article: number };
}

interface OpenPage extends PageRequest {
  snapshot: PageSnapshot;
  expected: Expected | null;
  milliseconds: number;
}

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/** The page for the next calls of `read`. */
let open: OpenPage | null = null;

/** Takes the snapshot for all algorithms, and times Readability by itself. */
export async function openPage(request: PageRequest): Promise<PageReading> {
  open = null;
  runOnce(!request.isTimed);
  if (request.foreign !== null) translatePage(document, request.foreign);
  layOut(document);
  collectGarbage();
  const { result: snapshot, milliseconds } = time('snapshot', () => snapshotAt(document, request.url));
  const baseline = request.isTimed ? timeReadability() : null;
  const expected = request.place && (await expectedContent(document, request.place));
  const visible = request.shown ? ((document.body as HTMLElement | null)?.innerText ?? '') : '';
  open = { ...request, snapshot, expected, milliseconds };
  return { nodes: snapshot.nodes.size, language: snapshot.metadata.language, visible, baseline };
}

/** Returns the reading of the open page by one algorithm. Throws if no page is open or the id is unknown. */
export function read(id: string): ArticleReading {
  const algorithm = allAlgorithms.find((candidate) => candidate.id === id);
  if (!open || !algorithm) throw new Error(`no page is open, or there is no algorithm ${id}`);
  const { snapshot, expected, population, additions, guard, milliseconds } = open;
  collectGarbage();
  const runOn = (page: Page) => algorithm.run(page, { population, documents });
  // a new page for each run, because a page caches results; the article reuses the caches that the algorithm filled
  const selection = time(id, () => runOn(createPage(snapshot)));
  const asked = () => {
    const page = createPage(snapshot);
    return { page, answer: runOn(page) };
  };
  const article = timeAfter('article', asked, ({ page, answer }) => makeArticle(page, answer));
  return {
    ...articleText(snapshot, selection.result, article.result, { population, additions }),
    kept: expected && keptContent(expected, article.result),
    gaps: guard ? countGaps(snapshot, selection.result, { population, documents }) : null,
    milliseconds: { snapshot: milliseconds, algorithm: selection.milliseconds, article: article.milliseconds },
  };
}

function timeReadability(): number | null {
  collectGarbage();
  try {
    return time('baseline', () => new Readability(document.cloneNode(true) as Document).parse()).milliseconds;
  } catch {
    // Readability has limits of its own; reaching one is not a failure of the page
    return null;
  }
}
