/** Defines the settings: a parser and a default for each. Their types are derived from these (`types.ts`). */
import { algorithmInfos, DEFAULT_ALGORITHM } from '../../algorithms/index.ts';
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
  type Parser,
  presetList,
  RANGES,
  type Row,
  textUpTo,
  type ValuesOf,
  within,
} from './parsers.ts';

/** Themes with fixed colours, and `custom`, whose colours the user chooses. */
const THEMES = ['light', 'paper', 'sepia', 'grey', 'dark', 'black', 'contrast', 'custom'] as const;

/** How content that is not running text is read aloud. `announce` only says what is there ("Code, 12 lines"). */
const SPOKEN = oneOf('read', 'announce', 'skip');

/** Longest list of chosen voices (characters). Real lists are shorter; browsers do not synchronize very long ones. */
const MOST_VOICES = 2000;

const row = <T>(parse: Parser<T>, byDefault: NoInfer<T>): Row<T> => ({ parse, byDefault });

/** The settings that a preset contains, unlike the rest of {@link APPEARANCE}. */
export const LOOK = {
  /** `system` follows the operating system and uses `lightTheme` or `darkTheme`. */
  theme: row(oneOf('system', ...THEMES), 'system'),
  lightTheme: row(oneOf(...THEMES), 'light'),
  darkTheme: row(oneOf(...THEMES), 'dark'),
  /** Colours that the user chooses for the theme `custom`. Its other colours are derived from them. */
  textColour: row(colour, '#24211d'),
  groundColour: row(colour, '#fdfcf9'),
  linkColour: row(colour, '#96341c'),
  /** Generic fonts, the page's own fonts, an installed font, or a font packaged with Lectern. */
  fontFamily: row(
    oneOf('serif', 'sans', 'mono', 'page', 'installed', 'literata', 'source-sans', 'atkinson', 'dyslexic'),
    'serif',
  ),
  /** Name of the installed font, used if `fontFamily` is `installed`; '' for none. */
  fontName: row(fontName, ''),
  /** Size of running text (CSS pixels). */
  fontSize: row(within(RANGES.fontSize), 19),
  /** Height of a line, as a multiple of the font size. */
  lineHeight: row(within(RANGES.lineHeight), 1.6),
  /** Width of the text column (characters). */
  width: row(within(RANGES.width), 68),
  /** Additional space between letters (em). */
  letterSpacing: row(within(RANGES.letterSpacing), 0),
  /** Additional space between words (em). */
  wordSpacing: row(within(RANGES.wordSpacing), 0),
  /** Space between paragraphs, as a multiple of the default space. */
  paragraphSpacing: row(within(RANGES.paragraphSpacing), 1),
  align: row(oneOf('start', 'justify'), 'start'),
  /** Whether words are hyphenated, if the browser can do so in the article's language. */
  hyphens: row(onOff, true),
  /** `one` column that scrolls; `page`: pages with one column; `pages`: with two, or like `one` in a narrow window. */
  columns: row(oneOf('one', 'pages', 'page'), 'one'),
  images: row(oneOf('full', 'small', 'none'), 'full'),
  /** Whether the first letters of each word are bold, as a reading aid. */
  boldStarts: row(onOff, false),
};

/** The settings of the reader's look: in presets, or only in the reader. */
export const APPEARANCE = {
  ...LOOK,
  /** Whether the headings are listed beside the text if the window is wide enough. */
  outline: row(onOff, false),
  printLinks: row(onOff, false),
};

export const ROWS = {
  ...APPEARANCE,
  algorithm: row<string>((raw) => algorithmInfos.find(({ id }) => id === raw)?.id, DEFAULT_ALGORITHM),
  /** Whether menus, the popup and number keys offer every algorithm, not only the recommended ones. */
  researchAlgorithms: row(onOff, false),
  /** Saved appearances, oldest first. */
  presets: row(presetList(LOOK), []),
  aloudRate: row(within(ALOUD_RATE), 1),
  /** Chosen voices, one line per language: `de=Anna<tab>de-AT` reads German with "Anna", whose language is `de-AT`. */
  aloudVoices: row(textUpTo(MOST_VOICES), ''),
  /** Whether to allow online voices, which send the text to a server. */
  aloudRemote: row(onOff, false),
  aloudCode: row(SPOKEN, 'announce'),
  aloudTables: row(SPOKEN, 'announce'),
  aloudFormulas: row(SPOKEN, 'announce'),
  aloudNotes: row(SPOKEN, 'announce'),
  aloudCaptions: row(SPOKEN, 'read'),
  /** Pattern for the names of saved files, in the format of `export/file-name.ts`; '' for the default. */
  fileName: row(line(LONGEST_FILE_NAME), ''),
  userCss: row(cssText, ''),
  /** Whether an article opens at the place where the user stopped reading. */
  keepPlaces: row(onOff, true),
  /** Whether an article's links open in the reader, if Lectern has permission for their site. */
  followLinks: row(onOff, false),
  /** Whether the engine page (which reads pages faster) opens at the browser's start, if Lectern was used recently. */
  readyAtStart: row(onOff, true),
  /** The user's shortcuts: pairs of default and new key, such as "ck" (K for C); see `platform/wording/own-keys.ts`. */
  keys: row(parseKeys, ''),
  letterKeys: row(onOff, true),
};

/** Returns the defaults of settings. */
export const defaultsOf = <R extends Readonly<Record<string, Row<unknown>>>>(rows: R) =>
  Object.fromEntries(Object.entries(rows).map(([key, { byDefault }]) => [key, byDefault])) as ValuesOf<R>;
