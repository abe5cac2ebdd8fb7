/** The algorithms without data files, together in one script. */
import boilerpipeArticle from './boilerpipe/article.ts';
import boilerpipeArticle2 from './boilerpipe/article-2.ts';
import boilerpipeDefault from './boilerpipe/default.ts';
import boilerpipeDensity from './boilerpipe/density.ts';
import boilerpipeEverything from './boilerpipe/everything.ts';
import boilerpipeLargest from './boilerpipe/largest.ts';
import boilerpipeNumwords from './boilerpipe/numwords.ts';
import cetrBlocks from './cetr/blocks.ts';
import cetr from './cetr/index.ts';
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
