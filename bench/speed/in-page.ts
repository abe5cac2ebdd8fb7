/** Runs inside a page: times the stages of reading it. */
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
  /** Most nodes of a page that is shown in a reader. */
  largestToShow: number;
}

/** Median times (ms). */
export interface AlgorithmSpeed {
  id: string;
  run: number;
  article: number;
  /**
   * Time from the choice of this algorithm to its article while another one's is open: algorithm, article and render.
   */
  switching: number | null;
  words: number;
}

export interface PageSpeed {
  nodes: number;
  snapshot: number;
  algorithms: AlgorithmSpeed[];
  /** `@mozilla/readability` alone: clone of the document and parse. */
  baseline: number;
  /** All stages once, with the default algorithm, before any code was compiled: the cost of the first click. */
  first: number;
}

export function measure(request: SpeedRequest): PageSpeed {
  const chosen = allAlgorithms.filter(({ id }) => request.algorithms.includes(id));
  // On a page that a person looks at, style and layout are already done.
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
    // reuses the caches that the algorithm has filled
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
