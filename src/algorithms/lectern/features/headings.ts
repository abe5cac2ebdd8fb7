/** Features with the prefix `h_`: properties of the last heading before a block, and the distance to it. */
import type { FeatureContext } from './context.ts';
import { COLUMN, FAR, FEATURE_COUNT } from './table.ts';

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
