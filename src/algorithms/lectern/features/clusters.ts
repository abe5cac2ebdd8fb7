/** Features `k_`: the position of a block relative to the part of the page that contains most of the text. */
import { type ModelView, sumOf } from '../../../page/blocks/model-view.ts';
import type { FeatureContext } from './context.ts';
import { levelsTo, signedLogOfCount } from './measures.ts';
import { COLUMN, FEATURE_COUNT } from './table.ts';

const { k_top, k_sentences, k_30, k_50, k_80, k_levels_top, k_levels_50, k_levels_80, k_depth_50 } = COLUMN;
const { k_best_score, k_parent_score, k_lenient, k_strict } = COLUMN;

/** A box with a larger share of the page's words is the whole page and not a part of it. Its score is ignored. */
const MOST_WORDS = 0.7;

export function fillClusters(context: FeatureContext): void {
  const { view, clusters } = context;
  if (view.blocks.size === 0) return;
  fillSide(context, k_top, clusters.top);
  fillSide(context, k_sentences, clusters.sentences);
  fillSide(context, k_30, clusters.holds30);
  fillSide(context, k_50, clusters.holds50);
  fillSide(context, k_80, clusters.holds80);
  fillOutside(context, k_lenient, clusters.lenient);
  fillOutside(context, k_strict, clusters.strict);
  fillBoxes(context);
}

/** Fills a column with 0 for blocks before a box, 1 for blocks in it, and 2 for blocks after it. */
function fillSide({ view: { boxes, blocks }, x }: FeatureContext, column: number, box: number): void {
  const start = boxes.start[box] as number;
  const end = boxes.end[box] as number;
  for (let block = 0; block < blocks.size; block++) {
    x[block * FEATURE_COUNT + column] = block < start ? 0 : block < end ? 1 : 2;
  }
}

/** Distance to the range (logarithm of the number of blocks): 0 inside the range, negative before it. */
function fillOutside({ view, logs, x }: FeatureContext, column: number, [start, end]: readonly [number, number]): void {
  for (let block = 0; block < view.blocks.size; block++) {
    const outside = block < start ? block - start : block >= end ? block - end + 1 : 0;
    x[block * FEATURE_COUNT + column] = signedLogOfCount(logs, outside);
  }
}

function fillBoxes({ view, clusters, x }: FeatureContext): void {
  const { blocks, boxes, elements } = view;
  const toTop = levelsTo(boxes, clusters.top);
  const to50 = levelsTo(boxes, clusters.holds50);
  const to80 = levelsTo(boxes, clusters.holds80);
  const topScore = Math.max(clusters.scores[clusters.top] as number, 1e-6);
  const depth50 = elements.depth[boxes.element[clusters.holds50] as number] as number;
  const best = bestScoresAbove(view, clusters.scores);
  for (let block = 0; block < blocks.size; block++) {
    const row = block * FEATURE_COUNT;
    const box = boxes.ofBlock[block] as number;
    const above = boxes.above[box] as number;
    x[row + k_levels_top] = toTop[box] as number;
    x[row + k_levels_50] = to50[box] as number;
    x[row + k_levels_80] = to80[box] as number;
    x[row + k_depth_50] = (elements.depth[blocks.element[block] as number] as number) - depth50;
    x[row + k_best_score] = (best[box] as number) / topScore;
    x[row + k_parent_score] = above < 0 ? 0 : (clusters.scores[above] as number) / topScore;
  }
}

/** Boxes above `MOST_WORDS` do not count. Outer boxes come before inner ones in the list, so one pass is enough. */
function bestScoresAbove({ boxes, blocks, sums }: ModelView, scores: Float64Array): Float64Array {
  const found = new Float64Array(boxes.size);
  const most = MOST_WORDS * (sums.words[blocks.size] as number);
  for (let box = 0; box < boxes.size; box++) {
    if (sumOf(sums.words, boxes.start[box] as number, boxes.end[box] as number) > most) continue;
    const above = boxes.above[box] as number;
    found[box] = Math.max(scores[box] as number, above < 0 ? 0 : (found[above] as number));
  }
  return found;
}
