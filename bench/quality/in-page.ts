/** Runs inside a page: reads it once, then with one algorithm after the other. */
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
  /** The page's public address; null when the document has it. */
  url: string | null;
  /** The script of the foreign copy that is read in the page's place; null: the page itself. */
  foreign: ForeignScriptId | null;
  /** Whether to say what text the page shows. */
  shown: boolean;
  /** Where the truth stands on the page; null when coverage is not asked for. */
  place: TruthPlace | null;
  /** Whether to say in how many places text is missing. */
  guard: boolean;
  /** Whether the times count: then stages run several times. */
  isTimed: boolean;
}

export interface PageReading {
  nodes: number;
  /** What the page says that its language is, or ''. */
  language: string;
  /** The text that the page shows, where that was asked for; else ''. */
  visible: string;
  /** Milliseconds of `@mozilla/readability` by itself (clone and parse); null when it throws. */
  baseline: number | null;
}

export interface ArticleReading extends ArticleText {
  /** What of the truth's pictures, code and headings is in the article; null when that was not asked for. */
  kept: Kept | null;
  /** In how many places the reader would say that text is missing; null when that was not asked for. */
  gaps: number | null;
  milliseconds: { snapshot: number; algorithm: number; article: number };
}

interface OpenPage extends PageRequest {
  snapshot: PageSnapshot;
  expected: Expected | null;
  milliseconds: number;
}

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/** The page that `read` reads. */
let open: OpenPage | null = null;

/** Takes the snapshot that all algorithms work on, and times the peer. */
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

/** What one algorithm makes of the open page. */
export function read(id: string): ArticleReading {
  const algorithm = allAlgorithms.find((candidate) => candidate.id === id);
  if (!open || !algorithm) throw new Error(`no page is open, or there is no algorithm ${id}`);
  const { snapshot, expected, population, additions, guard, milliseconds } = open;
  collectGarbage();
  const runOn = (page: Page) => algorithm.run(page, { population, documents });
  // each run works out by itself what is kept of a page: the article goes on with what the algorithm has asked for
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
    // it has limits of its own, which are not the page's failure
    return null;
  }
}
