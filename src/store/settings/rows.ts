/** Defines the settings: each has a parser, from which the type of the setting is derived (`types.ts`). */
import { algorithmInfos } from '../../algorithms/index.ts';
import { parseKeys } from '../../platform/wording/own-keys.ts';
import {
  ALOUD_RATE,
  colour,
  cssText,
  fontName,
  LONGEST_FILE_NAME,
  line,
  oneOf,
  onOff,
  presetList,
  RANGES,
  textUpTo,
  within,
} from './parsers.ts';

/** Themes with fixed colours, and `custom`, whose colours the user chooses. */
const THEMES = ['light', 'paper', 'sepia', 'grey', 'dark', 'black', 'contrast', 'custom'] as const;

/** How content that is not running text is read aloud. `announce` only says what is there ("Code, 12 lines"). */
const SPOKEN = oneOf('read', 'announce', 'skip');

/** Longest list of chosen voices (characters). Real lists are shorter; browsers do not synchronize very long ones. */
const MOST_VOICES = 2000;

/** The settings that a preset contains. */
export const LOOK = {
  /** `system` follows the operating system and uses `lightTheme` or `darkTheme`. */
  theme: oneOf('system', ...THEMES),
  lightTheme: oneOf(...THEMES),
  darkTheme: oneOf(...THEMES),
  /** Colours that the user chooses for the theme `custom`. Its other colours are derived from them. */
  textColour: colour,
  groundColour: colour,
  linkColour: colour,
  /** Generic fonts, the page's own fonts, an installed font, or a font packaged with Lectern. */
  fontFamily: oneOf('serif', 'sans', 'mono', 'page', 'installed', 'literata', 'source-sans', 'atkinson', 'dyslexic'),
  /** Name of the installed font, used if `fontFamily` is `installed`; '' for none. */
  fontName,
  /** Size of running text (CSS pixels). */
  fontSize: within(RANGES.fontSize),
  /** Height of a line, as a multiple of the font size. */
  lineHeight: within(RANGES.lineHeight),
  /** Width of the text column (characters). */
  width: within(RANGES.width),
  /** Additional space between letters (em). */
  letterSpacing: within(RANGES.letterSpacing),
  /** Additional space between words (em). */
  wordSpacing: within(RANGES.wordSpacing),
  /** Space between paragraphs, as a multiple of the default space. */
  paragraphSpacing: within(RANGES.paragraphSpacing),
  align: oneOf('start', 'justify'),
  /** Whether words are hyphenated, if the browser can do so in the article's language. */
  hyphens: onOff,
  /**
   * `one`: one column that scrolls; `page`: pages with one column; `pages`: pages with two columns, or like `one` in a
   * narrow window.
   */
  columns: oneOf('one', 'pages', 'page'),
  images: oneOf('full', 'small', 'none'),
  /** Whether the first letters of each word are bold, as a reading aid. */
  boldStarts: onOff,
};

export const ROWS = {
  ...LOOK,
  algorithm: (raw: unknown): string | undefined => algorithmInfos.find(({ id }) => id === raw)?.id,
  /** Whether menus, the popup and number keys offer every algorithm, not only the recommended ones. */
  researchAlgorithms: onOff,
  /** Saved appearances, oldest first. */
  presets: presetList(LOOK),
  aloudRate: within(ALOUD_RATE),
  /** Chosen voices, one line per language: `de=Anna<tab>de-AT` reads German with "Anna", whose language is `de-AT`. */
  aloudVoices: textUpTo(MOST_VOICES),
  /** Whether to allow online voices, which send the text to a server. */
  aloudRemote: onOff,
  aloudCode: SPOKEN,
  aloudTables: SPOKEN,
  aloudFormulas: SPOKEN,
  aloudNotes: SPOKEN,
  aloudCaptions: SPOKEN,
  /** Pattern for the names of saved files, in the format of `export/file-name.ts`; '' for the default. */
  fileName: line(LONGEST_FILE_NAME),
  userCss: cssText,
  /** Whether an article opens at the place where the user stopped reading. */
  keepPlaces: onOff,
  /** Whether an article's links open in the reader, if Lectern has permission for their site. */
  followLinks: onOff,
  /** Whether the engine page (which reads pages faster) opens at the browser's start, if Lectern was used recently. */
  readyAtStart: onOff,
  /** The user's shortcuts: pairs of default and new key, such as "ck" (K for C); see `platform/wording/own-keys.ts`. */
  keys: parseKeys,
  letterKeys: onOff,
  /** Whether the headings are listed beside the text if the window is wide enough. */
  outline: onOff,
  printLinks: onOff,
};
