/** A long list of algorithms with realistic names and summaries. Menus must be able to show it. */
import type { AlgorithmInfo } from '../src/algorithms/types.ts';

type Row = readonly [id: string, label: string, family: string, summary: string];

const RECOMMENDED: readonly Row[] = [
  [
    'readability',
    'Readability',
    'Readability',
    'The algorithm of Firefox Reader View. A sound choice for news, blogs and essays.',
  ],
  [
    'boilerpipe-article',
    'Boilerpipe',
    'Boilerpipe',
    'Keeps runs of wordy paragraphs with few links, and the headline above. Fast and steady on news articles.',
  ],
  [
    'html-text',
    'All visible text',
    'html-text',
    'Keeps everything that can be read on the page, menus and footers too. Nothing is lost.',
  ],
];

const OTHERS: readonly Row[] = [
  [
    'boilerpipe-sentences',
    'Boilerpipe sentences',
    'Boilerpipe',
    'Like Boilerpipe, but of what it keeps only the parts with whole sentences.',
  ],
  [
    'boilerpipe-default',
    'Boilerpipe default',
    'Boilerpipe',
    'Judges each paragraph by its words and links and its neighbours’.',
  ],
  [
    'boilerpipe-largest',
    'Boilerpipe largest block',
    'Boilerpipe',
    'Keeps the one longest run of text. Good where the article is in one piece.',
  ],
  [
    'boilerpipe-canola',
    'Boilerpipe Canola',
    'Boilerpipe',
    'Trained on the KrdWrd web corpus. Good for pages that are not news.',
  ],
  [
    'boilerpipe-words',
    'Boilerpipe word counts',
    'Boilerpipe',
    'Looks at the number of words alone. Keeps more than the others.',
  ],
  [
    'boilerpipe-everything',
    'Boilerpipe everything',
    'Boilerpipe',
    'Keeps all of the text, as Boilerpipe cuts it into blocks.',
  ],
  ['goose3', 'Goose', 'Goose', 'Finds the part with the most stop words. For news in English and 20 other languages.'],
  ['newspaper', 'Newspaper', 'Newspaper', 'A further development of Goose, made for collecting news from many sites.'],
  ['newspaper4k', 'Newspaper4k', 'Newspaper', 'The successor of Newspaper, better with lists and subheadings.'],
  [
    'eatiht',
    'eatiht',
    'eatiht',
    'Keeps the part of the page with the most whole sentences. Good for plain news; drops headings and lists.',
  ],
  [
    'eatiht-etv2',
    'eatiht v2',
    'eatiht',
    'Keeps the part of the page with the most long pieces of text, headings and lists in it included.',
  ],
  [
    'dragnet',
    'Dragnet',
    'Dragnet',
    'A model trained on 1,000 pages weighs text, links and class names of every block.',
  ],
  ['cetr', 'Tag ratios', 'Tag ratios', 'Keeps lines of the source with much text and few tags, whatever the language.'],
  [
    'cetr-threshold',
    'Tag ratios, threshold',
    'Tag ratios',
    'Like tag ratios, with one plain limit. Simple and predictable.',
  ],
  [
    'justext',
    'jusText',
    'jusText',
    'Keeps paragraphs with many common words of the language. Made for building text collections.',
  ],
  [
    'unfluff',
    'Unfluff',
    'Unfluff',
    'A port of Goose to JavaScript, with its own ideas about what belongs to an article.',
  ],
];

const infoOf = ([id, label, family, summary]: Row): AlgorithmInfo => ({
  id,
  label,
  family,
  summary,
});

export const LONG_LIST: readonly AlgorithmInfo[] = [
  ...RECOMMENDED.map((row) => ({ ...infoOf(row), recommended: true as const })),
  ...OTHERS.map(infoOf),
];
