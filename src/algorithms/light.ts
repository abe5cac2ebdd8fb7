/** The algorithms that are in the first script: those that carry no data of their own. */
import boilerpipeArticle from './boilerpipe-article.ts';
import eatiht from './eatiht.ts';
import eatihtEtv2 from './eatiht-etv2.ts';
import htmlText from './html-text.ts';
import readability from './readability/index.ts';
import type { Algorithm } from './types.ts';

export const lightAlgorithms: readonly Algorithm[] = [readability, boilerpipeArticle, htmlText, eatiht, eatihtEtv2];
