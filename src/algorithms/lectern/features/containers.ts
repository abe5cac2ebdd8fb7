/** Features `c1_` to `c4_` and `cb_`: the boxes (block-level elements) that contain a block, from small to large. */
import type { Boxes } from '../../../page/blocks/boxes.ts';
import { type ModelView, sumOf } from '../../../page/blocks/model-view.ts';
import type { FeatureContext } from './context.ts';
import { CONTAINER_FEATURES, CONTAINERS, column, FEATURE_COUNT } from './table.ts';

const CONTAINER_LEVELS = CONTAINERS.length - 1;
const WIDTH = CONTAINER_FEATURES.length;
/** The features cb_ describe the smallest box around a block that has at least this many words. */
const BIG = 150;
/** Boxes at least this many levels above a block's own box are ignored, because pages can be nested without limit. */
const FARTHEST = 64;
const FIRST = /* @__PURE__ */ column('c1_words');

export function fillContainers({ view, x }: FeatureContext): void {
  const { boxes, blocks } = view;
  const values = boxFeatures(view);
  const larger = largerBoxes(boxes);
  const big = bigBoxes(view);
  const none = boxes.size;
  for (let block = 0; block < blocks.size; block++) {
    const own = boxes.ofBlock[block] as number;
    const outermost = (boxes.level[own] as number) - FARTHEST;
    const isAlone = (boxes.end[own] as number) - (boxes.start[own] as number) === 1;
    let to = block * FEATURE_COUNT + FIRST;
    let box = isAlone ? (larger[own] as number) : own;
    for (let level = 0; level < CONTAINER_LEVELS; level++) {
      if (box !== none && (boxes.level[box] as number) <= outermost) box = none;
      copy(values, box, x, to);
      if (box !== none) box = larger[box] as number;
      to += WIDTH;
    }
    const section = big[own] as number;
    const isNear = section !== none && (boxes.level[section] as number) > outermost;
    copy(values, isNear ? section : none, x, to);
  }
}

/** Copies a box's features. Has no loop, which would be slow until the browser has compiled this function. */
function copy(values: Float32Array, box: number, x: Float32Array, to: number): void {
  const from = box * WIDTH;
  x[to] = values[from] as number;
  x[to + 1] = values[from + 1] as number;
  x[to + 2] = values[from + 2] as number;
  x[to + 3] = values[from + 3] as number;
  x[to + 4] = values[from + 4] as number;
  x[to + 5] = values[from + 5] as number;
  x[to + 6] = values[from + 6] as number;
  x[to + 7] = values[from + 7] as number;
}

/** Returns for each box the nearest box around it that has more blocks; `size` (an index after all boxes) for none. */
function largerBoxes({ size, above, start, end }: Boxes): Int32Array {
  const larger = new Int32Array(size);
  for (let box = 0; box < size; box++) {
    const next = above[box] as number;
    const isSame = next >= 0 && start[next] === start[box] && end[next] === end[box];
    larger[box] = next < 0 ? size : isSame ? (larger[next] as number) : next;
  }
  return larger;
}

/** Returns for each box the smallest box around it (or itself) with at least `BIG` words; `size` if there is none. */
function bigBoxes({ boxes, sums }: ModelView): Int32Array {
  const big = new Int32Array(boxes.size);
  for (let box = 0; box < boxes.size; box++) {
    const above = boxes.above[box] as number;
    const words = sumOf(sums.words, boxes.start[box] as number, boxes.end[box] as number);
    big[box] = words >= BIG ? box : above < 0 ? boxes.size : (big[above] as number);
  }
  return big;
}

/** Returns the features of all boxes, row-major, in the order of `CONTAINER_FEATURES`. The last row is for "no box". */
function boxFeatures({ boxes, blocks, sums }: ModelView): Float32Array {
  const values = new Float32Array((boxes.size + 1) * WIDTH).fill(-1, boxes.size * WIDTH);
  const totalGood = Math.max(sums.good[blocks.size] as number, 1);
  for (let box = 0; box < boxes.size; box++) {
    const start = boxes.start[box] as number;
    const end = boxes.end[box] as number;
    const to = box * WIDTH;
    const count = end - start;
    const words = Math.max(sumOf(sums.words, start, end), 0.1);
    const good = sumOf(sums.good, start, end);
    values[to] = Math.log1p(words);
    values[to + 1] = sumOf(sums.linkWords, start, end) / words;
    values[to + 2] = Math.log1p(count);
    values[to + 3] = good / totalGood;
    values[to + 4] = good / words;
    values[to + 5] = words / count;
    values[to + 6] = sumOf(sums.stopWords, start, end) / words;
    values[to + 7] = sumOf(sums.dates, start, end) / count;
  }
  return values;
}
