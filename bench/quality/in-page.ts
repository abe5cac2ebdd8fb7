/**
 * Runs inside a page: takes a page snapshot (the rendered page as data), and reads the snapshot with each algorithm in
 * turn.
 */
import { Readability } from '@mozilla/readability';
import { allAlgorithms } from '../../src/algorithms/all.ts';
import type { DocumentFactory } from '../../src/algorithms/types.ts';
import { makeArticle } from '../../src/article/make-article.ts';
import { createPage, type Page } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { runWithRoles } from '../../src/selection/roles/with-roles.ts';
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
  /** Public address of the page; null if the document itself states it. */
  url: string | null;
  /** Made-up language into which the page is translated; null if the page is read unchanged. */
  foreign: ForeignScriptId | null;
  shown: boolean;
  /**
   * Where the article is on the page, from the ground truth; null if the coverage of pictures, code and headings is not
   * to be measured.
   */
  place: TruthPlace | null;
  /** Whether to count the notices of missing text that the reader would show. */
  guard: boolean;
  /** Whether to measure times. Each stage then runs several times. */
  isTimed: boolean;
}

export interface PageReading {
  nodes: number;
  /** Language that the page states; '' if it states none. */
  language: string;
  /** Text that the page shows; '' if the request does not ask for it (`shown` is false). */
  visible: string;
  /** Time that `@mozilla/readability` alone takes to clone and parse the document (ms); null if it throws. */
  baseline: number | null;
}

export interface ArticleReading extends ArticleText {
  /** Pictures, code and headings of the ground truth's article that the algorithm keeps; null without `place`. */
  kept: Kept | null;
  /** Number of notices of missing text; null if the request does not ask for it (`guard` is false). */
  gaps: number | null;
  milliseconds: { snapshot: number; algorithm: number; article: number };
}

interface OpenPage extends PageRequest {
  snapshot: PageSnapshot;
  expected: Expected | null;
  milliseconds: number;
}

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

let open: OpenPage | null = null;

/** Takes the snapshot that all algorithms read, and measures the time of Readability alone. */
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

/** Reads the open page with one algorithm. Throws if no page is open or the id is unknown. */
export function read(id: string): ArticleReading {
  const algorithm = allAlgorithms.find((candidate) => candidate.id === id);
  if (!open || !algorithm) throw new Error(`no page is open, or there is no algorithm ${id}`);
  const { snapshot, expected, population, additions, guard, milliseconds } = open;
  collectGarbage();
  const runOn = (page: Page) => runWithRoles(algorithm, page, { population, documents });
  // gives each timed run of the algorithm a new page object, because the object caches results. To make an article,
  // these results are needed; so `asked` runs the algorithm, untimed, before each timed run of that stage
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
    // Readability throws an error for pages that exceed its own limits
    return null;
  }
}
