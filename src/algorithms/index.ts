/** The list of algorithms, in the order of the popup. A test fails when one of this folder is missing here. */
import boilerpipeArticle from './boilerpipe-article.ts';
import eatiht from './eatiht.ts';
import eatihtEtv2 from './eatiht-etv2.ts';
import htmlText from './html-text.ts';
import readability from './readability/index.ts';
import type { Algorithm, AlgorithmInfo } from './types.ts';

export const algorithms: readonly Algorithm[] = [readability, boilerpipeArticle, eatiht, eatihtEtv2, htmlText];

export const DEFAULT_ALGORITHM = 'readability';

export const algorithmInfos: readonly AlgorithmInfo[] = algorithms.map(({ id, label, summary }) => ({
  id,
  label,
  summary,
}));

export function algorithmById(id: string): Algorithm | undefined {
  return algorithms.find((algorithm) => algorithm.id === id);
}
