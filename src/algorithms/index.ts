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

/** All summaries and some labels are keys of translated messages; the other labels are names of projects. */
interface Row extends Omit<AlgorithmInfo, 'label' | 'summary'> {
  label: string | { key: MessageKey };
  summary: MessageKey;
}

const ROWS: readonly Row[] = [
  {
    id: 'lectern',
    label: 'Lectern',
    summary: 'algorithmLectern',
    // trained on the data set WCXB v1.0 (Murrough Foley, CC BY 4.0); docs/model-card.md
    family: 'Lectern',
    recommended: true,
    carriesData: true,
  },
  {
    id: 'readability',
    label: 'Readability',
    summary: 'algorithmReadability',
    // runs Readability.js 0.6.0 (Mozilla and Arc90, github.com/mozilla/readability, Apache-2.0)
    family: 'Readability',
    recommended: true,
  },
  {
    id: 'newspaper',
    label: 'Newspaper',
    summary: 'algorithmNewspaper',
    // port of newspaper4k 0.9.3.1 (L. Ou-Yang, A. Paraschiv, github.com/AndyTheFactory/newspaper4k)
    family: 'Newspaper',
    recommended: true,
    carriesData: true,
  },
  {
    id: 'boilerpipe-article',
    label: 'Boilerpipe',
    summary: 'algorithmBoilerpipeArticle',
    // port of ArticleExtractor in boilerpipe 1.2 (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)
    family: 'Boilerpipe',
    recommended: true,
  },
  {
    id: 'goose',
    label: 'Goose',
    summary: 'algorithmGoose',
    // port of goose3 3.1.20 (Gravity.com 2011, X. Grangier, github.com/goose3/goose3)
    family: 'Goose',
    recommended: true,
    carriesData: true,
  },
  {
    id: 'dragnet',
    label: 'Dragnet',
    summary: 'algorithmDragnet',
    // port of Dragnet (M. Peters, D. Lecocq, WWW 2013; github.com/dragnet-org/dragnet)
    family: 'Dragnet',
    recommended: true,
    carriesData: true,
  },
  {
    id: 'eatiht',
    label: 'eatiht',
    summary: 'algorithmEatiht',
    // port of eatiht v1 (R. Palacios 2014, github.com/rodricios/eatiht)
    family: 'eatiht',
    recommended: true,
  },
  {
    id: 'html-text',
    label: { key: 'algorithmAllText' },
    summary: 'algorithmHtmlText',
    // port of html-text 0.7.1 (zytedata, github.com/zytedata/html-text)
    family: 'html-text',
    recommended: true,
  },
  {
    id: 'boilerpipe-article-2',
    label: 'Boilerpipe 2',
    summary: 'algorithmBoilerpipeArticle2',
    // port of ArticleExtractor in boilerpipe 2.0-SNAPSHOT (github.com/kohlschutter/boilerpipe)
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-default',
    label: 'Boilerpipe default',
    summary: 'algorithmBoilerpipeDefault',
    // port of boilerpipe's DefaultExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-largest',
    label: 'Boilerpipe largest',
    summary: 'algorithmBoilerpipeLargest',
    // port of boilerpipe's LargestContentExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-density',
    label: 'Boilerpipe density',
    summary: 'algorithmBoilerpipeDensity',
    // port of boilerpipe's DensityRulesClassifier (Kohlschütter, Fankhauser, Nejdl, WSDM 2010, algorithm 1)
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-numwords',
    label: 'Boilerpipe words',
    summary: 'algorithmBoilerpipeNumwords',
    // port of boilerpipe's NumWordsRulesExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010, algorithm 2)
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-everything',
    label: 'Boilerpipe everything',
    summary: 'algorithmBoilerpipeEverything',
    // port of boilerpipe's KeepEverythingExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)
    family: 'Boilerpipe',
  },
  {
    id: 'newspaper-3k',
    label: 'Newspaper 3k',
    summary: 'algorithmNewspaper3k',
    // port of newspaper3k 0.2.8 (L. Ou-Yang, github.com/codelucas/newspaper)
    family: 'Newspaper',
    carriesData: true,
  },
  {
    id: 'eatiht-etv2',
    label: 'eatiht v2',
    summary: 'algorithmEatihtEtv2',
    // port of eatiht etv2 (R. Palacios 2015, github.com/rodricios/eatiht)
    family: 'eatiht',
  },
  {
    id: 'justext',
    label: 'jusText',
    summary: 'algorithmJustext',
    // port of jusText 3.0.2 (J. Pomikálek, PhD thesis, Masaryk University 2011, github.com/miso-belica/jusText)
    family: 'jusText',
    carriesData: true,
  },
  {
    id: 'cetr',
    label: 'CETR',
    summary: 'algorithmCetr',
    // CETR (content extraction via tag ratios), clustered in two dimensions (T. Weninger, W. H. Hsu, J. Han, WWW 2010)
    family: 'Tag ratios',
  },
  {
    id: 'cetr-blocks',
    label: 'CETR on blocks',
    summary: 'algorithmCetrBlocks',
    // CETR-TM, the variant with a threshold (T. Weninger, W. H. Hsu, J. Han, WWW 2010), applied to Dragnet's blocks
    family: 'Tag ratios',
  },
];

export const algorithmInfos: readonly AlgorithmInfo[] = ROWS.map(({ label, summary, ...info }) => ({
  ...info,
  get label() {
    return typeof label === 'string' ? label : message(label.key);
  },
  get summary() {
    return message(summary);
  },
}));
