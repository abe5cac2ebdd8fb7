/** Runs inside a page: measures how long each stage of reading takes (snapshot, algorithm, article). */
import { Readability } from '@mozilla/readability';
import { allAlgorithms } from '../../src/algorithms/all.ts';
import { DEFAULT_ALGORITHM } from '../../src/algorithms/index.ts';
import type { Algorithm } from '../../src/algorithms/types.ts';
import { makeArticle } from '../../src/article/make-article.ts';
import { createPage } from '../../src/page/page.ts';
import { takeSnapshot } from '../../src/page/snapshot/take.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { type Limits, sample } from './sample.ts';
import { select, selectOn } from './select.ts';
import { openBenchReader } from './switching.ts';

export { measureGrowth } from './growth.ts';

export interface SpeedRequest extends Limits {
  algorithms: readonly string[];
  /** Size of the largest page on which the bench opens a reader, to time a switch of algorithm (nodes). */
  largestToShow: number;
}

export interface AlgorithmSpeed {
  id: string;
  run: number;
  article: number;
  /**
   * Time to switch to this algorithm while the reader shows the article of another algorithm (ms): running the
   * algorithm, making the article and rendering it. Null if no reader was opened.
   */
  switching: number | null;
  words: number;
}

export interface PageSpeed {
  nodes: number;
  snapshot: number;
  algorithms: AlgorithmSpeed[];
  /** Time that `@mozilla/readability` alone takes to clone and parse the document (ms). */
  baseline: number;
  /** Time of all stages at the first click with the default algorithm, when no code is compiled yet (ms). */
  first: number;
}

export function measure(request: SpeedRequest): PageSpeed {
  const chosen = allAlgorithms.filter(({ id }) => request.algorithms.includes(id));
  // makes the browser compute styles and layout, as it has already done for any page on which a user clicks the button
  void document.documentElement.getBoundingClientRect();
  const first = firstClick();
  const snapshot = sample(() => takeSnapshot(document).snapshot, request);
  const baseline = sample(() => new Readability(document.cloneNode(true) as Document).parse(), request);
  const page = snapshot.result;
  const measured = chosen.map((algorithm) => measureAlgorithm(algorithm, page, request));
  const { size } = page.nodes;
  const reader = size <= request.largestToShow ? openBenchReader(measured.map(({ article }) => article)) : null;
  const rows = measured.map(({ algorithm, run, article, build }): AlgorithmSpeed => {
    const switching = reader?.timeSwitch(() => makeArticle(createPage(page), select(algorithm, page)), request) ?? null;
    return { id: algorithm.id, run, article: build, switching, words: article.words };
  });
  reader?.close();
  return { nodes: size, snapshot: snapshot.median, algorithms: rows, baseline: baseline.median, first };
}

function measureAlgorithm(algorithm: Algorithm, page: PageSnapshot, limits: Limits) {
  const run = sample(() => select(algorithm, page), limits);
  let asked = createPage(page);
  const build = sample(
    () => makeArticle(asked, run.result),
    limits,
    // before each timed run, runs the algorithm on a new page object, because making the article uses results that the
    // algorithm caches in that object
    () => {
      asked = createPage(page);
      selectOn(algorithm, asked);
    },
  );
  return { algorithm, run: run.median, build: build.median, article: build.result };
}

function firstClick(): number {
  const algorithm = allAlgorithms.find(({ id }) => id === DEFAULT_ALGORITHM) as Algorithm;
  const start = performance.now();
  const { snapshot } = takeSnapshot(document);
  makeArticle(createPage(snapshot), select(algorithm, snapshot));
  return performance.now() - start;
}
