/**
 * Features with the prefixes `p_`, `m_from_` and `h_`: the position of a block in the page, and relative to the headline
 * and to the last heading before it.
 */
import type { ModelView } from '../../../page/blocks/model-view.ts';
import type { FeatureContext } from './context.ts';
import { levelsTo, signedLog, signedLogOfCount } from './measures.ts';
import { COLUMN, FAR, FEATURE_COUNT } from './table.ts';

const { p_share, p_index, p_rest, p_words_before, p_good_before, p_good_before_log, p_good_after_log } = COLUMN;
const { p_blocks_until_good, m_from_title, m_from_title_words, m_title_levels } = COLUMN;

export function fillPlace(context: FeatureContext): void {
  fillOrder(context);
  fillFromTitle(context);
}

function fillOrder({ view, logs, x }: FeatureContext): void {
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

function fillFromTitle({ view, titleBlock, logs, x }: FeatureContext): void {
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
