/** Computes the gaps (content of the page's main column that the article lacks) while the browser is idle. */
import { mainColumn } from '../../page/main-column.ts';
import type { Page } from '../../page/page.ts';
import { picturesOf } from '../../page/pictures/pictures.ts';
import { type BlockFacts, blockFacts } from '../../selection/opinions/blocks.ts';
import { describeGap, findGaps } from '../../selection/opinions/gaps.ts';
import type { Gap, Uncertainty } from '../../selection/opinions/types.ts';
import { findUncertain } from '../../selection/opinions/uncertain.ts';
import { nearlyKept, probabilitiesOf } from '../../selection/opinions/votes.ts';
import { getOrMake } from '../../shared/memoised.ts';
import { type AlgorithmResult, type Scene, shownOf, votesIn } from '../scene.ts';

interface Known {
  /** The article's content (`kept`). */
  readonly of: object;
  readonly gaps: readonly Gap[];
  readonly uncertainty: Uncertainty | null;
}

const known = new WeakMap<Page, Map<string, Known>>();

/** Returns the gaps; after a correction the old ones that remain, so that no line disappears for a moment. */
export function gapsOf({ page, shown }: Scene): readonly Gap[] {
  const found = known.get(page)?.get(shown.algorithm);
  if (!found || found.of === shown.kept) return found?.gaps ?? [];
  const kept = new Set(shown.marks.map(({ node }) => node));
  return found.gaps.filter(({ nodes }) => !nodes.some((node) => kept.has(node)));
}

/** Returns the parts of the article that few other algorithms keep; null until they are known for this article. */
export function uncertaintyOf({ page, shown }: Scene): Uncertainty | null {
  const found = known.get(page)?.get(shown.algorithm);
  return found?.of === shown.kept ? found.uncertainty : null;
}

export function awaitsGaps({ page, shown, article, isComplete, probabilities }: Scene): boolean {
  if (!isComplete || !probabilities || article.empty || WITHOUT_GUARD.has(shown.algorithm)) return false;
  return known.get(page)?.get(shown.algorithm)?.of !== shown.kept;
}

/** Algorithms for which no gaps are computed: the user's own selection, and those that leave nothing out. */
const WITHOUT_GUARD: ReadonlySet<string> = new Set(['selection', 'html-text', 'boilerpipe-everything']);

/** Maximum number of blocks (paragraphs) for which probabilities are used; with more, this takes too long. */
const MOST_BLOCKS = 2000;

/** Computes the gaps and the uncertain parts in short steps. Returns whether the article must be drawn again. */
export function* workOut(scene: Scene, nodeOf: (id: number) => Node | undefined): Generator<undefined, boolean> {
  const { page, shown } = scene;
  const trace = scene.probabilities ?? [];
  const votes = votesIn(scene);
  yield;
  const accounted = shownOf(shown);
  yield;
  for (const fact of [blockFacts, mainColumn, picturesOf]) {
    fact(page);
    yield;
  }
  const flipped = noteVerdicts(blockFacts(page), scene.uncorrected, nodeOf);
  yield;
  const before = gapsOf(scene);
  const isLong = votes.blocks.length > MOST_BLOCKS;
  const nearly = isLong ? [] : nearlyKept(page, trace);
  yield;
  const gaps = findGaps(page, accounted, votes, new Set([...flipped, ...nearly]));
  yield;
  const probabilities = isLong ? null : probabilitiesOf(page, trace);
  const uncertainty = probabilities && findUncertain(page, accounted, votes, probabilities, flipped);
  getOrMake(known, page, () => new Map()).set(shown.algorithm, { of: shown.kept, gaps, uncertainty });
  return signOf(before) !== signOf(gaps) || (uncertainty?.pieces.length ?? 0) > 0;
}

const signOf = (gaps: readonly Gap[]) => gaps.map((gap) => `${gap.before} ${gap.after} ${describeGap(gap)}`).join('\n');

const KEPT = 1;
const LEFT_OUT = 2;

/** For each algorithm and text node of the page's DOM, all decisions so far (`KEPT`, `LEFT_OUT` or both, as bits). */
const verdicts = new Map<string, WeakMap<Node, number>>();

/**
 * Records which visible texts an algorithm keeps. Returns those that it kept in one snapshot but not in another: it
 * seems unsure. Takes the result without corrections, which say nothing about the algorithm.
 */
function noteVerdicts(
  facts: readonly BlockFacts[],
  { algorithm, marks }: AlgorithmResult,
  nodeOf: (id: number) => Node | undefined,
): ReadonlySet<number> {
  const of = getOrMake(verdicts, algorithm, () => new WeakMap());
  const kept = new Set(marks.map(({ node }) => node));
  const flipped = new Set<number>();
  for (const text of facts.flatMap(({ texts }) => texts)) {
    const node = nodeOf(text);
    if (!node) continue;
    const verdict = (of.get(node) ?? 0) | (kept.has(text) ? KEPT : LEFT_OUT);
    of.set(node, verdict);
    if (verdict === (KEPT | LEFT_OUT)) flipped.add(text);
  }
  return flipped;
}
