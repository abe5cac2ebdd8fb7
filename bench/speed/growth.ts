/**
 * Runs inside a page: measures the time of each stage on a page of a given size, to show how times grow with the size.
 */
import { Readability } from '@mozilla/readability';
import { allAlgorithms } from '../../src/algorithms/all.ts';
import type { Algorithm } from '../../src/algorithms/types.ts';
import { makeArticle } from '../../src/article/make-article.ts';
import { createPage } from '../../src/page/page.ts';
import { takeSnapshot } from '../../src/page/snapshot/take.ts';
import { type Limits, sample } from './sample.ts';
import { select } from './select.ts';

export interface GrowthRequest extends Limits {
  algorithms: readonly string[];
}

export interface PageGrowth {
  nodes: number;
  /**
   * Each stage with the time of its fastest run (ms). The fastest run is more reliable than the median: large pages
   * have few runs, and other programs can only make a run slower.
   */
  stages: { stage: string; fastest: number }[];
}

/**
 * Collects garbage, so that a stage's time does not include the garbage of the stage before it. Needs Chromium with
 * --expose-gc.
 */
const collectGarbage = (globalThis as { gc?: () => void }).gc ?? (() => {});

export function measureGrowth({ algorithms, ...limits }: GrowthRequest): PageGrowth {
  void document.documentElement.getBoundingClientRect();
  const { snapshot } = takeSnapshot(document);
  const chosen = allAlgorithms.filter(({ id }) => algorithms.includes(id));
  const [first] = chosen as [Algorithm, ...Algorithm[]];
  const selection = select(first, snapshot);
  const fastest = (stage: string, run: () => unknown) => ({
    stage,
    fastest: sample(run, limits, collectGarbage).fastest,
  });
  return {
    nodes: snapshot.nodes.size,
    stages: [
      fastest('snapshot', () => takeSnapshot(document)),
      ...chosen.map((algorithm) => fastest(algorithm.id, () => select(algorithm, snapshot))),
      fastest(`article (${first.id})`, () => makeArticle(createPage(snapshot), selection)),
      fastest('@mozilla/readability', () => new Readability(document.cloneNode(true) as Document).parse()),
    ],
  };
}
