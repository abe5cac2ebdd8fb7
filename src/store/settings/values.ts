/**
 * Defines the parser and the default of each setting. They are separate from the full table of settings, because the
 * scripts that run before the first paint need only them.
 */
import { algorithmInfos, DEFAULT_ALGORITHM } from '../../algorithms/index.ts';
import { parseKeys } from '../../platform/wording/own-keys.ts';
import { DEFAULT_APPEARANCE, RANGES } from './appearance.ts';
import { ALOUD_RATE } from './options.ts';
import { colour, cssText, fontName, LONGEST_FILE_NAME, line, oneOf, onOff, type Parser, within } from './parsers.ts';
import { presetList } from './presets.ts';
import type { Look, Settings } from './types.ts';

type Parsers<T> = { readonly [K in keyof T]: Parser<T[K]> };

const THEMES = ['light', 'paper', 'sepia', 'grey', 'dark', 'black', 'contrast', 'custom'] as const;

/**
 * Maximum length of the list of chosen voices (characters). Browsers can synchronise a list of this length, and real
 * lists are shorter.
 */
const MOST_VOICES = 2000;

const SPOKEN = oneOf('read', 'announce', 'skip');

const LOOK: Parsers<Look> = {
  theme: oneOf('system', ...THEMES),
  lightTheme: oneOf(...THEMES),
  darkTheme: oneOf(...THEMES),
  textColour: colour,
  groundColour: colour,
  linkColour: colour,
  fontFamily: oneOf('serif', 'sans', 'mono', 'page', 'installed', 'literata', 'source-sans', 'atkinson', 'dyslexic'),
  fontName,
  fontSize: within(RANGES.fontSize),
  lineHeight: within(RANGES.lineHeight),
  width: within(RANGES.width),
  letterSpacing: within(RANGES.letterSpacing),
  wordSpacing: within(RANGES.wordSpacing),
  paragraphSpacing: within(RANGES.paragraphSpacing),
  align: oneOf('start', 'justify'),
  hyphens: onOff,
  columns: oneOf('one', 'pages', 'page'),
  images: oneOf('full', 'small', 'none'),
  boldStarts: onOff,
};

export const PARSERS: Parsers<Settings> = {
  ...LOOK,
  algorithm: (raw) => algorithmInfos.find(({ id }) => id === raw)?.id,
  researchAlgorithms: onOff,
  presets: presetList(LOOK),
  aloudRate: within(ALOUD_RATE),
  aloudVoices: (raw) => (typeof raw === 'string' && raw.length <= MOST_VOICES ? raw : undefined),
  aloudRemote: onOff,
  aloudCode: SPOKEN,
  aloudTables: SPOKEN,
  aloudFormulas: SPOKEN,
  aloudNotes: SPOKEN,
  aloudCaptions: SPOKEN,
  fileName: line(LONGEST_FILE_NAME),
  userCss: cssText,
  keepPlaces: onOff,
  followLinks: onOff,
  readyAtStart: onOff,
  keys: parseKeys,
  letterKeys: onOff,
  outline: onOff,
  printLinks: onOff,
};

export const FALLBACKS: Settings = {
  ...DEFAULT_APPEARANCE,
  algorithm: DEFAULT_ALGORITHM,
  researchAlgorithms: false,
  presets: [],
  fileName: '',
  userCss: '',
  keepPlaces: true,
  followLinks: false,
  readyAtStart: true,
  aloudRate: 1,
  aloudVoices: '',
  aloudRemote: false,
  aloudCode: 'announce',
  aloudTables: 'announce',
  aloudFormulas: 'announce',
  aloudNotes: 'announce',
  aloudCaptions: 'read',
  keys: '',
  letterKeys: true,
};
