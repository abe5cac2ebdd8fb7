/**
 * The list of algorithms: what settings, menus, bench and documents know of them, in the order of the menus. Data only:
 * popup and background read it, and no code of an algorithm shall come with it. The code is in `light.ts` and `all.ts`;
 * a test fails when a list lacks one of this folder.
 */
import type { AlgorithmInfo } from './types.ts';

export const DEFAULT_ALGORITHM = 'readability';

export const algorithmInfos: readonly AlgorithmInfo[] = [
  {
    id: 'readability',
    label: 'Readability',
    summary: 'The algorithm of Firefox Reader View. A sound choice for news, blogs and essays.',
    source: 'Mozilla and Arc90: Readability.js 0.6.0, github.com/mozilla/readability (Apache-2.0)',
    family: 'Readability',
    recommended: true,
  },
  {
    id: 'newspaper',
    label: 'Newspaper',
    summary: 'Weighs paragraphs by common words and known article containers. Very clean on news; knows 79 languages.',
    source: 'newspaper4k 0.9.3.1 (L. Ou-Yang, A. Paraschiv, github.com/AndyTheFactory/newspaper4k)',
    family: 'Newspaper',
    recommended: true,
    carriesData: true,
  },
  {
    id: 'dragnet',
    label: 'Dragnet',
    summary: 'Asks decision trees, trained on many pages, about every piece of text. Good on articles of all kinds.',
    source: 'Dragnet (M. Peters, D. Lecocq, WWW 2013; github.com/dragnet-org/dragnet)',
    family: 'Dragnet',
    recommended: true,
    carriesData: true,
  },
  {
    id: 'boilerpipe-article',
    label: 'Boilerpipe',
    summary: 'Keeps runs of wordy paragraphs with few links, and the headline above. Fast and steady on news articles.',
    source: 'boilerpipe 1.2 ArticleExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)',
    family: 'Boilerpipe',
    recommended: true,
  },
  {
    id: 'html-text',
    label: 'All visible text',
    summary: 'Keeps everything that can be read on the page, menus and footers too. Nothing is lost.',
    source: 'html-text 0.7.1 (zytedata, github.com/zytedata/html-text)',
    family: 'html-text',
    recommended: true,
  },
  {
    id: 'boilerpipe-article-2',
    label: 'Boilerpipe 2',
    summary: 'As Boilerpipe, but also keeps long parts that stand apart and lists at the end. Good for long articles.',
    source: 'boilerpipe 2.0-SNAPSHOT ArticleExtractor (github.com/kohlschutter/boilerpipe)',
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-default',
    label: 'Boilerpipe default',
    summary: 'Keeps all wordy text with few links, wherever on the page it stands. For pages other than articles.',
    source: 'boilerpipe DefaultExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)',
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-largest',
    label: 'Boilerpipe largest',
    summary: 'Keeps only the longest unbroken run of wordy paragraphs. Strict: little that does not belong gets in.',
    source: 'boilerpipe LargestContentExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)',
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-density',
    label: 'Boilerpipe density',
    summary: 'Judges each paragraph by its words per line and its links. Keeps text from all over the page.',
    source: 'boilerpipe DensityRulesClassifier (Kohlschütter, Fankhauser, Nejdl, WSDM 2010, algorithm 1)',
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-numwords',
    label: 'Boilerpipe words',
    summary: 'Judges each paragraph by its number of words and its links. Keeps text from all over the page.',
    source: 'boilerpipe NumWordsRulesExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010, algorithm 2)',
    family: 'Boilerpipe',
  },
  {
    id: 'boilerpipe-everything',
    label: 'Boilerpipe everything',
    summary:
      'Keeps every block of text, menus and footers too. Shows what the other Boilerpipe algorithms choose from.',
    source: 'boilerpipe KeepEverythingExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)',
    family: 'Boilerpipe',
  },
  {
    id: 'goose',
    label: 'Goose',
    summary:
      'Keeps the part of the page with the most common words in it, and drops what is named like a menu. For news.',
    source: 'goose3 3.1.20 (Gravity.com 2011, X. Grangier, github.com/goose3/goose3)',
    family: 'Goose',
    carriesData: true,
  },
  {
    id: 'newspaper-3k',
    label: 'Newspaper 3k',
    summary: 'The older Newspaper, close to Goose: keeps more short paragraphs, lists and captions.',
    source: 'newspaper3k 0.2.8 (L. Ou-Yang, github.com/codelucas/newspaper)',
    family: 'Newspaper',
    carriesData: true,
  },
  {
    id: 'eatiht',
    label: 'eatiht',
    summary: 'Keeps the part of the page with the most whole sentences. Good for plain news; drops headings and lists.',
    source: 'eatiht v1 (R. Palacios 2014, github.com/rodricios/eatiht)',
    family: 'eatiht',
  },
  {
    id: 'eatiht-etv2',
    label: 'eatiht v2',
    summary: 'Keeps the part of the page with the most long pieces of text, headings and lists in it included.',
    source: 'eatiht etv2 (R. Palacios 2015, github.com/rodricios/eatiht)',
    family: 'eatiht',
  },
  {
    id: 'justext',
    label: 'jusText',
    summary:
      'Keeps paragraphs of running text, told by their length, their links and the common words of the language.',
    source: 'jusText 3.0.2 (J. Pomikálek, PhD thesis, Masaryk University 2011, github.com/miso-belica/jusText)',
    family: 'jusText',
    carriesData: true,
  },
  {
    id: 'cetr',
    label: 'CETR',
    summary: 'Keeps lines of the page source with much text and few tags. Knows no tag by name and no language.',
    source: 'CETR, two-dimensional (T. Weninger, W. H. Hsu, J. Han, WWW 2010)',
    family: 'Tag ratios',
  },
  {
    id: 'cetr-blocks',
    label: 'CETR on blocks',
    summary: 'Keeps blocks with much text and few tags, and short ones between them. Knows no language.',
    source: 'CETR-TM (T. Weninger, W. H. Hsu, J. Han, WWW 2010) on the blocks of Dragnet',
    family: 'Tag ratios',
  },
];
