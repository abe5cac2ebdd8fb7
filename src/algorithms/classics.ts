/** The algorithms that need no data file. The build puts all of them into one script, because they are small. */
import {
  boilerpipeArticle,
  boilerpipeArticle2,
  boilerpipeDefault,
  boilerpipeDensity,
  boilerpipeEverything,
  boilerpipeLargest,
  boilerpipeNumwords,
} from './boilerpipe/extractors.ts';
import cetr, { cetrBlocks } from './cetr/index.ts';
import eatihtEtv2 from './eatiht/etv2.ts';
import eatiht from './eatiht/index.ts';
import htmlText from './html-text/index.ts';
import readability from './readability/index.ts';
import type { Algorithm } from './types.ts';

export const classicAlgorithms: readonly Algorithm[] = [
  readability,
  boilerpipeArticle,
  htmlText,
  boilerpipeArticle2,
  boilerpipeDefault,
  boilerpipeLargest,
  boilerpipeDensity,
  boilerpipeNumwords,
  boilerpipeEverything,
  eatiht,
  eatihtEtv2,
  cetr,
  cetrBlocks,
];
