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
];
