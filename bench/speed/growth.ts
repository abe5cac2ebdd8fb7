/** Runs inside a page: what each stage costs on a page of this size, to see how cost grows with it. */
import { Readability } from '@mozilla/readability';
import { allAlgorithms } from '../../src/algorithms/all.ts';
import type { Algorithm } from '../../src/algorithms/types.ts';
import { makeArticle } from '../../src/article/make-article.ts';
import { takeSnapshot } from '../../src/snapshot/take.ts';
import { type Limits, sample } from './sample.ts';
import { select } from './select.ts';

export interface GrowthRequest extends Limits {
  algorithms: readonly string[];
}

export interface PageGrowth {
  nodes: number;
  /** The fastest run (ms): whatever else the machine does only adds to it, and large pages have few runs. */
  stages: { stage: string; fastest: number }[];
}

export function measureGrowth({ algorithms, ...limits }: GrowthRequest): PageGrowth {
  void document.documentElement.getBoundingClientRect();
  const snapshot = sample(() => takeSnapshot(document).snapshot, limits);
  const page = snapshot.result;
  const chosen = allAlgorithms.filter(({ id }) => algorithms.includes(id));
  const runs = chosen.map((algorithm) => ({ algorithm, ...sample(() => select(algorithm, page), limits) }));
  const { algorithm, result } = runs[0] as (typeof runs)[number] & { algorithm: Algorithm };
  const article = sample(() => makeArticle(page, result), limits);
  const peer = sample(() => new Readability(document.cloneNode(true) as Document).parse(), limits);
  return {
    nodes: page.nodes.size,
    stages: [
      { stage: 'snapshot', fastest: snapshot.fastest },
      ...runs.map((run) => ({ stage: run.algorithm.id, fastest: run.fastest })),
      { stage: `article (${algorithm.id})`, fastest: article.fastest },
      { stage: '@mozilla/readability', fastest: peer.fastest },
    ],
  };
}
