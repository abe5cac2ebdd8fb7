/**
 * The list of algorithms in menu order, as data for settings, menus, the benchmark and the documents. Does not import
 * the algorithms' code, because the popup and the background worker import this list and must stay small. `classics.ts`
 * and `all.ts` import the code.
 */
import { type MessageKey, message } from '../platform/wording/message.ts';
import type { AlgorithmInfo } from './types.ts';

export const DEFAULT_ALGORITHM = 'lectern';

/** Before the reader opens automatically, this algorithm decides whether the page is an article. */
export const JUDGE = 'lectern';

interface Row extends Omit<AlgorithmInfo, 'summary' | 'family'> {
  /** Key of the translated label, if the label is not the name of a project. */
  labelKey?: MessageKey;
  summary: MessageKey;
  /** Name of the project; if missing, it is the first word of the label. */
  family?: string;
}

const ROWS: readonly Row[] = [
  // trained on the data set WCXB v1.0 (Murrough Foley, CC BY 4.0); docs/model-card.md
  { id: 'lectern', label: 'Lectern', summary: 'algorithmLectern', recommended: true, carriesData: true },
  // runs Readability.js 0.6.0 (Mozilla and Arc90, github.com/mozilla/readability, Apache-2.0)
  { id: 'readability', label: 'Readability', summary: 'algorithmReadability', recommended: true },
  // port of newspaper4k 0.9.3.1 (L. Ou-Yang, A. Paraschiv, github.com/AndyTheFactory/newspaper4k)
  { id: 'newspaper', label: 'Newspaper', summary: 'algorithmNewspaper', recommended: true, carriesData: true },
  // port of ArticleExtractor in boilerpipe 1.2 (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)
  { id: 'boilerpipe-article', label: 'Boilerpipe', summary: 'algorithmBoilerpipeArticle', recommended: true },
  // port of goose3 3.1.21 (Gravity.com 2011, X. Grangier, github.com/goose3/goose3)
  { id: 'goose', label: 'Goose', summary: 'algorithmGoose', recommended: true, carriesData: true },
  // port of Dragnet (M. Peters, D. Lecocq, WWW 2013; github.com/dragnet-org/dragnet)
  { id: 'dragnet', label: 'Dragnet', summary: 'algorithmDragnet', recommended: true, carriesData: true },
  // port of eatiht v1 (R. Palacios 2014, github.com/rodricios/eatiht)
  { id: 'eatiht', label: 'eatiht', summary: 'algorithmEatiht', recommended: true },
  // port of html-text 0.7.1 (zytedata, github.com/zytedata/html-text)
  {
    id: 'html-text',
    label: 'html-text',
    labelKey: 'algorithmAllText',
    summary: 'algorithmHtmlText',
    recommended: true,
  },
  // port of ArticleExtractor in boilerpipe 2.0-SNAPSHOT (github.com/kohlschutter/boilerpipe)
  { id: 'boilerpipe-article-2', label: 'Boilerpipe 2', summary: 'algorithmBoilerpipeArticle2' },
  // port of boilerpipe's DefaultExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)
  { id: 'boilerpipe-default', label: 'Boilerpipe default', summary: 'algorithmBoilerpipeDefault' },
  // port of boilerpipe's LargestContentExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)
  { id: 'boilerpipe-largest', label: 'Boilerpipe largest', summary: 'algorithmBoilerpipeLargest' },
  // port of boilerpipe's DensityRulesClassifier (Kohlschütter, Fankhauser, Nejdl, WSDM 2010, algorithm 1)
  { id: 'boilerpipe-density', label: 'Boilerpipe density', summary: 'algorithmBoilerpipeDensity' },
  // port of boilerpipe's NumWordsRulesExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010, algorithm 2)
  { id: 'boilerpipe-numwords', label: 'Boilerpipe words', summary: 'algorithmBoilerpipeNumwords' },
  // port of boilerpipe's KeepEverythingExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)
  { id: 'boilerpipe-everything', label: 'Boilerpipe everything', summary: 'algorithmBoilerpipeEverything' },
  // port of newspaper3k 0.2.8 (L. Ou-Yang, github.com/codelucas/newspaper)
  { id: 'newspaper-3k', label: 'Newspaper 3k', summary: 'algorithmNewspaper3k', carriesData: true },
  // port of eatiht etv2 (R. Palacios 2015, github.com/rodricios/eatiht)
  { id: 'eatiht-etv2', label: 'eatiht v2', summary: 'algorithmEatihtEtv2' },
  // port of jusText 3.0.2 (J. Pomikálek, PhD thesis, Masaryk University 2011, github.com/miso-belica/jusText)
  { id: 'justext', label: 'jusText', summary: 'algorithmJustext', carriesData: true },
  // CETR (content extraction via tag ratios), clustered in two dimensions (T. Weninger, W. H. Hsu, J. Han, WWW 2010)
  { id: 'cetr', label: 'CETR', summary: 'algorithmCetr', family: 'Tag ratios' },
  // CETR-TM, the variant with a threshold (T. Weninger, W. H. Hsu, J. Han, WWW 2010), applied to Dragnet's blocks
  { id: 'cetr-blocks', label: 'CETR on blocks', summary: 'algorithmCetrBlocks', family: 'Tag ratios' },
];

export const algorithmInfos: readonly AlgorithmInfo[] = ROWS.map(({ label, labelKey, summary, ...info }) => ({
  family: label.replace(/ .*/, ''),
  ...info,
  get label() {
    return labelKey ? message(labelKey) : label;
  },
  get summary() {
    return message(summary);
  },
}));
