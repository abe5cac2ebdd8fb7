/**
 * The list of algorithms, in the order of the popup. A test fails when one of this folder is missing here.
 *
 * What menus show (`algorithmInfos`) and what runs (`algorithms`) are lists apart, so that the bundler leaves the code out
 * of the popup and of the background.
 */
import boilerpipeArticle, { info as boilerpipeArticleInfo } from './boilerpipe-article.ts';
import eatiht, { info as eatihtInfo } from './eatiht.ts';
import eatihtEtv2, { info as eatihtEtv2Info } from './eatiht-etv2.ts';
import htmlText, { info as htmlTextInfo } from './html-text.ts';
import readability, { info as readabilityInfo } from './readability/index.ts';
import type { Algorithm, AlgorithmInfo } from './types.ts';

export const algorithmInfos: readonly AlgorithmInfo[] = [
  readabilityInfo,
  boilerpipeArticleInfo,
  eatihtInfo,
  eatihtEtv2Info,
  htmlTextInfo,
];

export const algorithms: readonly Algorithm[] = [readability, boilerpipeArticle, eatiht, eatihtEtv2, htmlText];

export const DEFAULT_ALGORITHM = 'readability';

export function algorithmById(id: string): Algorithm | undefined {
  return algorithms.find((algorithm) => algorithm.id === id);
}
