/** The gaps of the shown article. They are computed in idle time and drawn when known. */

import { mainColumn } from '../../page/main-column.ts';
import type { Page } from '../../page/page.ts';
import { picturesOf } from '../../page/pictures/pictures.ts';
import { blockFacts } from '../../selection/opinions/blocks.ts';
import { describeGap } from '../../selection/opinions/describe-gap.ts';
import { findGaps } from '../../selection/opinions/gaps.ts';
import { nearlyKept, probabilitiesOf } from '../../selection/opinions/probabilities.ts';
import type { Gap, Uncertainty } from '../../selection/opinions/types.ts';
import { findUncertain } from '../../selection/opinions/uncertain.ts';
import type { Scene } from '../scene.ts';
import { shownOf } from '../shown-of.ts';
import { votesIn } from '../votes-in.ts';
import { noteVerdicts } from './other-readings.ts';

interface Known {
  /** Content of the article (`kept`) that the gaps belong to. */
  readonly of: object;
  readonly gaps: readonly Gap[];
  readonly uncertainty: Uncertainty | null;
}

/** Known gaps by page and algorithm. */
const known = new WeakMap<Page, Map<string, Known>>();

/**
 * Returns the gaps known so far. After a correction, the previous gaps stay until they are computed again, except those
 * that are now in the article: lines that disappear and come back would be worse than a late line.
 */
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

/** Whether gaps are to be computed. A selection by the user and an empty article have none. */
export function awaitsGaps({ page, shown, article, isComplete, probabilities }: Scene): boolean {
  if (!isComplete || !probabilities || article.empty || WITHOUT_GUARD.has(shown.algorithm)) return false;
  return known.get(page)?.get(shown.algorithm)?.of !== shown.kept;
}

/** Algorithms without a guard: the user's own selection, and those that leave nothing out. */
const WITHOUT_GUARD: ReadonlySet<string> = new Set(['selection', 'html-text', 'boilerpipe-everything']);

/** Most blocks of a page for which the algorithm's probabilities are computed; longer pages take too long. */
const MOST_BLOCKS = 2000;

/**
 * Computes gaps and doubts in steps, between which the browser can respond. Returns whether to draw the article again.
 *
 * @param nodeOf returns the live node with an id of the snapshot
 */
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
  const ofPage = known.get(page) ?? new Map<string, Known>();
  ofPage.set(shown.algorithm, { of: shown.kept, gaps, uncertainty });
  known.set(page, ofPage);
  return signOf(before) !== signOf(gaps) || (uncertainty?.pieces.length ?? 0) > 0;
}

const signOf = (gaps: readonly Gap[]) => gaps.map((gap) => `${gap.before} ${gap.after} ${describeGap(gap)}`).join('\n');
