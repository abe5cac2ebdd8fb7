/** Features `r_`: number of blocks in boxes like the block's own, and of siblings like this box or one around it. */
import { type ModelView, sumOf } from '../../../page/blocks/model-view.ts';
import { joinHashes } from '../../../page/blocks/word-hash.ts';
import { type FeatureContext, type Groups, groupItems } from './context.ts';
import { COLUMN, FEATURE_COUNT } from './table.ts';

const { r_path, r_path_words, r_path_links, r_path_good, r_box, r_own } = COLUMN;
const { r_siblings, r_item_words, r_item_dates, r_item_good, r_item_mean } = COLUMN;

/** The largest set of similar siblings with dates. If the page is a thread, these are its posts. */
export interface Thread {
  /** Share of the page's words that the siblings contain. */
  share: number;
  items: number;
}

const LEVELS_LOOKED_AT = 6;
const FEWEST_ITEMS = 3;

export function fillRepetition(context: FeatureContext): Thread {
  const siblings = likeSiblings(context.view);
  fillPaths(context);
  fillSiblings(context, siblings);
  return largestThread(context.view, siblings);
}

/**
 * Fills features about all blocks in boxes that resemble the block's own box: boxes with the same tag and class names
 * (`r_box`), or boxes whose parents and grandparents have the same names, too (`r_path`, `r_path_…`).
 */
function fillPaths({ view, x }: FeatureContext): void {
  const { blocks, boxes, text, elements, sums, good } = view;
  const paths = groupItems(ofBoxes(view, elements.signaturePath), 0);
  const names = groupItems(ofBoxes(view, elements.signature), 0);
  for (let block = 0; block < blocks.size; block++) {
    const box = boxes.ofBlock[block] as number;
    const path = paths.of[box] as number;
    paths.count[path] = (paths.count[path] as number) + 1;
    paths.words[path] = (paths.words[path] as number) + (text.words[block] as number);
    paths.linkWords[path] = (paths.linkWords[path] as number) + (text.linkWords[block] as number);
    paths.good[path] = (paths.good[path] as number) + (good[block] as number);
    const name = names.of[box] as number;
    names.count[name] = (names.count[name] as number) + 1;
  }
  const totalGood = Math.max(sums.good[blocks.size] as number, 1);
  const pathLogs = logsOf(paths);
  const nameLogs = logsOf(names);
  const meanLogs = meanLogsOf(paths);
  for (let block = 0; block < blocks.size; block++) {
    const row = block * FEATURE_COUNT;
    const box = boxes.ofBlock[block] as number;
    const path = paths.of[box] as number;
    const words = paths.words[path] as number;
    x[row + r_path] = pathLogs[path] as number;
    x[row + r_path_words] = meanLogs[path] as number;
    x[row + r_path_links] = words > 0 ? (paths.linkWords[path] as number) / words : 0;
    x[row + r_path_good] = (paths.good[path] as number) / totalGood;
    x[row + r_box] = nameLogs[names.of[box] as number] as number;
  }
}

function ofBoxes({ boxes }: ModelView, column: Int32Array): Int32Array {
  const values = new Int32Array(boxes.size);
  for (let box = 0; box < boxes.size; box++) values[box] = column[boxes.element[box] as number] as number;
  return values;
}

/** Groups the boxes that have the same tag, class names and parent. The root has no siblings. */
function likeSiblings({ boxes, elements, sums, page }: ModelView): Groups {
  const keys = new Int32Array(boxes.size);
  for (let box = 1; box < boxes.size; box++) {
    const element = boxes.element[box] as number;
    keys[box] = joinHashes(page.parentOf(element), elements.signature[element] as number);
  }
  const siblings = groupItems(keys, 1);
  for (let box = 1; box < boxes.size; box++) {
    const group = siblings.of[box] as number;
    const start = boxes.start[box] as number;
    const end = boxes.end[box] as number;
    siblings.count[group] = (siblings.count[group] as number) + 1;
    siblings.words[group] = (siblings.words[group] as number) + sumOf(sums.words, start, end);
    siblings.good[group] = (siblings.good[group] as number) + sumOf(sums.good, start, end);
    if (sumOf(sums.dates, start, end) > 0) siblings.dated[group] = (siblings.dated[group] as number) + 1;
  }
  return siblings;
}

/** Fills `r_own` from the block's own box, others from the box (own or around it) with the most similar siblings. */
function fillSiblings({ view, x }: FeatureContext, siblings: Groups): void {
  const { blocks, boxes, sums } = view;
  const totalGood = Math.max(sums.good[blocks.size] as number, 1);
  const logs = logsOf(siblings);
  const meanLogs = meanLogsOf(siblings);
  for (let block = 0; block < blocks.size; block++) {
    const row = block * FEATURE_COUNT;
    const box = boxes.ofBlock[block] as number;
    const item = mostRepeated(view, siblings, box);
    const group = item < 0 ? 0 : (siblings.of[item] as number);
    const count = siblings.count[group] as number;
    const words = item < 0 ? 0 : sumOf(sums.words, boxes.start[item] as number, boxes.end[item] as number);
    x[row + r_own] = logs[siblings.of[box] as number] as number;
    x[row + r_siblings] = logs[group] as number;
    x[row + r_item_words] = Math.log1p(words);
    x[row + r_item_dates] = count > 0 ? (siblings.dated[group] as number) / count : 0;
    x[row + r_item_good] = (siblings.good[group] as number) / totalGood;
    x[row + r_item_mean] = meanLogs[group] as number;
  }
}

/** Returns the box with the most similar siblings: `from` or a box around it (to `LEVELS_LOOKED_AT`); else -1. */
function mostRepeated({ boxes }: ModelView, siblings: Groups, from: number): number {
  let item = -1;
  let most = 1;
  let box = from;
  for (let level = 0; level < LEVELS_LOOKED_AT && box > 0; level++) {
    const count = siblings.count[siblings.of[box] as number] as number;
    if (count > most) {
      most = count;
      item = box;
    }
    box = boxes.above[box] as number;
  }
  return item;
}

function logsOf({ size, count }: Groups): Float64Array {
  const logs = new Float64Array(size);
  for (let group = 0; group < size; group++) logs[group] = Math.log(Math.max(count[group] as number, 1));
  return logs;
}

function meanLogsOf({ size, count, words }: Groups): Float64Array {
  const logs = new Float64Array(size);
  for (let group = 0; group < size; group++) {
    logs[group] = Math.log1p((words[group] as number) / Math.max(count[group] as number, 1));
  }
  return logs;
}

function largestThread({ blocks, sums }: ModelView, { size, count, dated, words }: Groups): Thread {
  let most = 0;
  let items = 0;
  for (let group = 1; group < size; group++) {
    const all = count[group] as number;
    const own = words[group] as number;
    if (all < FEWEST_ITEMS || (dated[group] as number) * 2 < all || own < most) continue;
    most = own;
    items = all;
  }
  return { share: most / Math.max(sums.words[blocks.size] as number, 1), items };
}
