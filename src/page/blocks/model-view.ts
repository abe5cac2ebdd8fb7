/** All data from which the trained model computes the features of a page. Built once, read by all feature groups. */

import { at } from '../../shared/column.ts';
import { range } from '../../shared/lists.ts';
import type { Page } from '../page.ts';
import { findBoxes } from './boxes.ts';
import { readElements, TAG_GROUPS } from './elements.ts';
import { purposeBit, purposesOf } from './phrases.ts';
import { readText } from './read-text.ts';
import { segment } from './segment.ts';

export type ModelView = ReturnType<typeof createModelView>;
export type BlockSums = ModelView['sums'];

const PARAGRAPH_WORDS = 12;
export const SHORT_WORDS = 15;
const DATE_WORDS = 10;
const LEVELS_TO_HEADING = 4;

function createColumns(page: Page) {
  const blocks = segment(page.snapshot);
  const elements = readElements(page.snapshot);
  return {
    page,
    blocks,
    boxes: findBoxes(page.nodes, blocks),
    elements,
    text: readText(page.snapshot, blocks, elements.inLink),
    /** For each block: the number of words outside links if the block is a visible paragraph, else 0. */
    good: new Float32Array(blocks.size),
    /** 1 for a visible paragraph: at least 12 words, most outside links, and a comma or the end of a sentence. */
    isParagraph: new Uint8Array(blocks.size),
    /** For each block: the level of the heading around it (1 to 6); 0 if there is none. */
    headingLevel: new Uint8Array(blocks.size),
    /** Bits of the purposes ({@link purposesOf}) of each block of at most {@link SHORT_WORDS} words; 0 for others. */
    purposes: new Int32Array(blocks.size),
    /** For each block: 1 for a short text whose element or words show that it is a date or time. */
    isDate: new Uint8Array(blocks.size),
  };
}

export function createModelView(page: Page) {
  const view = createColumns(page);
  const { blocks, text } = view;
  const levels = Uint8Array.from(page.snapshot.names, (name) => (/^h[1-6]$/.test(name) ? Number(name[1]) : 0));
  for (let block = 0; block < blocks.size; block++) {
    judge(view, block);
    view.headingLevel[block] = headingAbove(page, levels, blocks.first[block] as number);
  }
  /** Running totals: entry `b` is the sum over the blocks before `b`; the last entry is the sum over all blocks. */
  const sums = {
    words: totalsOf(text.words),
    linkWords: totalsOf(text.linkWords),
    /** Unlinked words of paragraphs, which make up the main text. */
    good: totalsOf(view.good),
    stopWords: totalsOf(text.stopWords),
    paragraphs: totalsOf(view.isParagraph),
    dates: totalsOf(view.isDate),
  };
  return { ...view, sums };
}

const TIME_BIT = /* @__PURE__ */ (() => 1 << TAG_GROUPS.indexOf('time'))();
const DATE_BITS = /* @__PURE__ */ (() => purposeBit('date'))();

function judge(
  { page, blocks, elements, text, good, isParagraph, purposes, isDate }: ReturnType<typeof createColumns>,
  block: number,
): void {
  const words = text.words[block] as number;
  const linkWords = text.linkWords[block] as number;
  const pauses = (text.sentenceEnds[block] as number) + (text.commas[block] as number);
  if (blocks.hidden[block] === 0 && words >= PARAGRAPH_WORDS && linkWords * 2 < words && pauses > 0) {
    isParagraph[block] = 1;
    good[block] = words - linkWords;
  }
  if (words > SHORT_WORDS) return;
  const bits = purposesOf(text.wordHashes, text.wordStart[block] as number, text.wordStart[block + 1] as number);
  purposes[block] = bits;
  if (words > DATE_WORDS || text.digitWords[block] === 0) return;
  const parent = page.parentOf(blocks.first[block] as number);
  if (((elements.tags[parent] as number) & TIME_BIT) !== 0 || (bits & DATE_BITS) !== 0) isDate[block] = 1;
}

function totalsOf(values: ArrayLike<number>): Float64Array {
  const totals = new Float64Array(values.length + 1);
  for (let block = 0; block < values.length; block++) totals[block + 1] = at(totals, block) + at(values, block);
  return totals;
}

/** Returns the level (1 to 6) of the nearest heading among the four nearest ancestors of a text; 0 if there is none. */
function headingAbove(page: Page, levels: Uint8Array, textNode: number): number {
  let node = page.parentOf(textNode);
  for (let up = 0; up < LEVELS_TO_HEADING && node >= 0; up++) {
    const level = levels[page.nodes.name[node] as number] as number;
    if (level > 0) return level;
    node = page.parentOf(node);
  }
  return 0;
}

export function lineOf({ page, blocks }: ModelView, block: number): string {
  let line = '';
  for (let node = blocks.first[block] as number; node <= (blocks.last[block] as number); node++)
    if (blocks.ofText[node] === block) line += page.textOf(node);
  return line;
}

export function firstBlockIn({ blocks }: ModelView, element: number): number {
  return blocks.begun[element] as number;
}

/** Returns the first block after a boundary (an element that separates text blocks, see `segment.ts`). */
export function endBlockIn({ page, blocks }: ModelView, element: number): number {
  return blocks.begun[page.endOf(element)] as number;
}

/** Returns the visible blocks in a boundary (an element that separates text blocks, see `segment.ts`). */
export function seenBlocksIn(view: ModelView, element: number): number[] {
  const all = range(firstBlockIn(view, element), endBlockIn(view, element));
  return all.filter((block) => view.blocks.hidden[block] === 0);
}

/** Returns the nearest visible block from `from` down the page (step 1) or up (-1); -1 or `blocks.size` for none. */
export function nextSeen({ blocks }: ModelView, from: number, step: 1 | -1): number {
  let block = from;
  while (block >= 0 && block < blocks.size && at(blocks.hidden, block) !== 0) block += step;
  return block;
}

/** Returns the sum over the blocks from `start` to before `end`. `column` has running totals ({@link BlockSums}). */
export function sumOf(column: Float64Array, start: number, end: number): number {
  return (column[end] as number) - (column[start] as number);
}
