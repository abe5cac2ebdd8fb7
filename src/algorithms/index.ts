/**
 * The list of algorithms: what settings, menus, bench and documents know of them, in the order of the menus. Data only:
 * popup and background read it, and no code of an algorithm shall come with it. The code is in `classics.ts` and `all.ts`;
 * a test fails when a list lacks one of the families' algorithms.
 */
import type { AlgorithmInfo } from './types.ts';

export const DEFAULT_ALGORITHM = 'lectern';

/** Knows articles from other pages; asked where nobody has asked for a reader. */
export const JUDGE = 'lectern';

export const algorithmInfos: readonly AlgorithmInfo[] = [
  {
    id: 'lectern',
    label: 'Lectern',
    summary: 'Our own: learned from 1,500 pages of all kinds, and sees where text stands.',
    // Lectern; trained on WCXB v1.0 (Murrough Foley, CC BY 4.0), docs/model-card.md
    family: 'Lectern',
    recommended: true,
    carriesData: true,
  },
  {
    id: 'readability',
    label: 'Readability',
    summary: 'The algorithm of Firefox Reader View. Sound for news, blogs and essays.',
    // Mozilla and Arc90: Readability.js 0.6.0, github.com/mozilla/readability (Apache-2.0)
    family: 'Readability',
    recommended: true,
  },
  {
    id: 'newspaper',
    label: 'Newspaper',
    summary: 'The part with the most everyday words, without captions and ads. Clean on news.',
    // newspaper4k 0.9.3.1 (L. Ou-Yang, A. Paraschiv, github.com/AndyTheFactory/newspaper4k)
    family: 'Newspaper',
    recommended: true,
    carriesData: true,
  },
  {
    id: 'html-text',
    label: 'All visible text',
    summary: 'Everything that can be read on the page, menus and footers too.',
    // html-text 0.7.1 (zytedata, github.com/zytedata/html-text)
    family: 'html-text',
    recommended: true,
  },
  {
    id: 'dragnet',
    label: 'Dragnet',
    summary: 'Decision trees judge every piece of text. Good on articles of all kinds.',
    // Dragnet (M. Peters, D. Lecocq, WWW 2013; github.com/dragnet-org/dragnet)
    family: 'Dragnet',
    carriesData: true,
  },
  {
    id: 'boilerpipe-article',
    label: 'Boilerpipe',
    summary: 'Wordy paragraphs with few links, and the headline above. Fast and steady.',
    // boilerpipe 1.2 ArticleExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-article-2',
    label: 'Boilerpipe 2',
    summary: 'As Boilerpipe, and long parts that stand apart. Good for long articles.',
    // boilerpipe 2.0-SNAPSHOT ArticleExtractor (github.com/kohlschutter/boilerpipe)
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-default',
    label: 'Boilerpipe default',
    summary: 'All dense text with few links, wherever it stands. For pages without an article.',
    // boilerpipe DefaultExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-largest',
    label: 'Boilerpipe largest',
    summary: 'Only the longest run of wordy paragraphs. Strict: little else gets in.',
    // boilerpipe LargestContentExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-density',
    label: 'Boilerpipe density',
    summary: 'Judges each paragraph by its words per line and its links alone.',
    // boilerpipe DensityRulesClassifier (Kohlschütter, Fankhauser, Nejdl, WSDM 2010, algorithm 1)
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-numwords',
    label: 'Boilerpipe words',
    summary: 'Judges each paragraph by its number of words and its links alone.',
    // boilerpipe NumWordsRulesExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010, algorithm 2)
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-everything',
    label: 'Boilerpipe everything',
    summary: 'Every block of text: what the other Boilerpipe algorithms choose from.',
    // boilerpipe KeepEverythingExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)
    family: 'Boilerpipe',
  },
  {
    id: 'goose',
    label: 'Goose',
    summary: 'The part with the most everyday words, without what is named like a menu.',
    // goose3 3.1.20 (Gravity.com 2011, X. Grangier, github.com/goose3/goose3)
    family: 'Goose',
    carriesData: true,
  },
  {
    id: 'newspaper-3k',
    label: 'Newspaper 3k',
    summary: 'The older Newspaper, close to Goose: more short paragraphs and lists.',
    // newspaper3k 0.2.8 (L. Ou-Yang, github.com/codelucas/newspaper)
    family: 'Newspaper',
    carriesData: true,
  },
  {
    id: 'eatiht',
    label: 'eatiht',
    summary: 'The part with the most whole sentences. Drops headings and lists.',
    // eatiht v1 (R. Palacios 2014, github.com/rodricios/eatiht)
    family: 'eatiht',
  },
  {
    id: 'eatiht-etv2',
    label: 'eatiht v2',
    summary: 'The part with the most long pieces of text, headings and lists included.',
    // eatiht etv2 (R. Palacios 2015, github.com/rodricios/eatiht)
    family: 'eatiht',
  },
  {
    id: 'justext',
    label: 'jusText',
    summary: 'Running text, told by length, links and the common words of the language.',
    // jusText 3.0.2 (J. Pomikálek, PhD thesis, Masaryk University 2011, github.com/miso-belica/jusText)
    family: 'jusText',
    carriesData: true,
  },
  {
    id: 'cetr',
    label: 'CETR',
    summary: 'Lines of the page source with much text and few tags.',
    // CETR, two-dimensional (T. Weninger, W. H. Hsu, J. Han, WWW 2010)
    family: 'Tag ratios',
  },
  {
    id: 'cetr-blocks',
    label: 'CETR on blocks',
    summary: 'Blocks with much text and few tags, and short ones between them.',
    // CETR-TM (T. Weninger, W. H. Hsu, J. Han, WWW 2010) on the blocks of Dragnet
    family: 'Tag ratios',
  },
];
