/** Features `p_`, `m_from_`, `h_`, `k_`: place in the page and relative to headline, last heading and main text. */
import { type ModelView, sumOf } from '../../../page/blocks/model-view.ts';
import { type FeatureContext, levelsTo, signedLog, signedLogOfCount } from './context.ts';
import { COLUMN, FAR, FEATURE_COUNT } from './table.ts';

const { p_share, p_index, p_rest, p_words_before, p_good_before, p_good_before_log, p_good_after_log } = COLUMN;
const { p_blocks_until_good, m_from_title, m_from_title_words, m_title_levels } = COLUMN;

export function fillOrder({ view, logs, x }: FeatureContext): void {
  const { blocks, sums } = view;
  const { size } = blocks;
  const words = Math.max(sums.words[size] as number, 1);
  const allGood = sums.good[size] as number;
  const good = Math.max(allGood, 1);
  let untilGood = nextParagraph(view, 0);
  let goodBeforeLog = 0;
  let goodAfterLog = Math.log1p(allGood);
  for (let block = 0; block < size; block++) {
    const row = block * FEATURE_COUNT;
    // these two logarithms change only at paragraphs, so they are computed only there
    if (block > 0 && view.isParagraph[block - 1] === 1) goodBeforeLog = Math.log1p(sums.good[block] as number);
    if (untilGood === block) {
      untilGood = nextParagraph(view, block + 1);
      goodAfterLog = Math.log1p(allGood - (sums.good[block + 1] as number));
    }
    x[row + p_share] = block / size;
    x[row + p_index] = logs[block] as number;
    x[row + p_rest] = logs[size - 1 - block] as number;
    x[row + p_words_before] = (sums.words[block] as number) / words;
    x[row + p_good_before] = (sums.good[block] as number) / good;
    x[row + p_good_before_log] = goodBeforeLog;
    x[row + p_good_after_log] = goodAfterLog;
    x[row + p_blocks_until_good] = untilGood >= size ? FAR : (logs[untilGood - block - 1] as number);
  }
}

export function fillFromTitle({ view, titleBlock, logs, x }: FeatureContext): void {
  const { blocks, boxes, sums } = view;
  const levels = titleBlock < 0 ? null : levelsTo(boxes, boxes.ofBlock[titleBlock] as number);
  for (let block = 0; block < blocks.size; block++) {
    const row = block * FEATURE_COUNT;
    if (levels === null) {
      x[row + m_from_title] = FAR;
      x[row + m_from_title_words] = FAR;
      x[row + m_title_levels] = FAR;
    } else {
      const words = (sums.words[block] as number) - (sums.words[titleBlock] as number);
      x[row + m_from_title] = signedLogOfCount(logs, block - titleBlock);
      x[row + m_from_title_words] = signedLog(words);
      x[row + m_title_levels] = levels[boxes.ofBlock[block] as number] as number;
    }
  }
}

/** Returns the first paragraph at or after a block; one past the last block if there is none. */
function nextParagraph({ blocks, isParagraph }: ModelView, from: number): number {
  let block = from;
  while (block < blocks.size && isParagraph[block] === 0) block++;
  return block;
}

const { h_blocks, h_words, h_level, h_length, h_title, h_box } = COLUMN;

export function fillHeadings({ view, likeness, logs, x }: FeatureContext): void {
  const { blocks, boxes, text, sums, headingLevel } = view;
  let heading = -1;
  let headingEnd = 0;
  for (let block = 0; block < blocks.size; block++) {
    const row = block * FEATURE_COUNT;
    if (heading < 0) {
      x[row + h_blocks] = FAR;
      x[row + h_words] = FAR;
      x[row + h_level] = 0;
      x[row + h_length] = 0;
      x[row + h_title] = 0;
      x[row + h_box] = 0;
    } else {
      x[row + h_blocks] = logs[block - heading] as number;
      x[row + h_words] = Math.log1p((sums.words[block] as number) - (sums.words[heading] as number));
      x[row + h_level] = headingLevel[heading] as number;
      x[row + h_length] = text.words[heading] as number;
      x[row + h_title] = likeness[heading] as number;
      x[row + h_box] = block < headingEnd ? 1 : 0;
    }
    if ((headingLevel[block] as number) > 0) {
      heading = block;
      const above = boxes.above[boxes.ofBlock[block] as number] as number;
      headingEnd = above < 0 ? blocks.size : (boxes.end[above] as number);
    }
  }
}

const { k_top, k_sentences, k_30, k_50, k_80, k_levels_top, k_levels_50, k_levels_80, k_depth_50 } = COLUMN;
const { k_best_score, k_parent_score, k_lenient, k_strict } = COLUMN;

/** Share of the page's words (0–1) above which a box counts as the whole page, so that its score is ignored. */
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

/** Fills a column with the distance to a range (logarithm of the number of blocks): 0 inside, negative before it. */
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

/**
 * Returns, for each box, the best score of this box and all boxes around it. Boxes with more than `MOST_WORDS` of the
 * words do not count. Outer boxes come before inner ones in the list, so one pass is enough.
 */
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
