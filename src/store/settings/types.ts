/** Themes with fixed colours, and `custom`, whose colours the user chooses. */
export type ConcreteTheme = 'light' | 'paper' | 'sepia' | 'grey' | 'dark' | 'black' | 'contrast' | 'custom';
/** A theme. `system` follows the operating system and uses `lightTheme` or `darkTheme`. */
export type Theme = 'system' | ConcreteTheme;

/** Generic fonts, the page's own fonts, an installed font, or a font packaged with Lectern. */
export type FontFamily = 'serif' | 'sans' | 'mono' | 'page' | 'installed' | PackagedFont;
export type PackagedFont = 'literata' | 'source-sans' | 'atkinson' | 'dyslexic';

/** A colour as `#rrggbb`, in lower case. */
export type Colour = `#${string}`;

/** Colours that the user chooses for the theme `custom`. Its other colours are derived from them. */
export interface OwnColours {
  textColour: Colour;
  groundColour: Colour;
  linkColour: Colour;
}

export interface Appearance extends OwnColours {
  theme: Theme;
  lightTheme: ConcreteTheme;
  darkTheme: ConcreteTheme;
  fontFamily: FontFamily;
  /** Name of the installed font, used if `fontFamily` is `installed`; '' for none. */
  fontName: string;
  /** Size of running text (CSS pixels). */
  fontSize: number;
  /** Height of a line, as a multiple of the font size. */
  lineHeight: number;
  /** Width of the text column (characters). */
  width: number;
  /** Additional space between letters (em). */
  letterSpacing: number;
  /** Additional space between words (em). */
  wordSpacing: number;
  /** Space between paragraphs, as a multiple of the default space. */
  paragraphSpacing: number;
  align: 'start' | 'justify';
  /** Whether words are hyphenated, if the browser can do so in the article's language. */
  hyphens: boolean;
  /**
   * `one`: one column that scrolls; `page`: pages with one column; `pages`: pages with two columns, or like `one` in a
   * narrow window.
   */
  columns: 'one' | 'pages' | 'page';
  images: 'full' | 'small' | 'none';
  /** Whether the first letters of each word are bold, as a reading aid. */
  boldStarts: boolean;
  printLinks: boolean;
  /** Whether the headings are listed beside the text if the window is wide enough. */
  outline: boolean;
}

/** An appearance that the user saved: its name, and the values that differ from the defaults. */
export interface Preset {
  name: string;
  look: Partial<Look>;
}

export type Look = Omit<Appearance, 'printLinks' | 'outline'>;

/** How content that is not running text is read aloud. `announce` only says what is there ("Code, 12 lines"). */
export type Spoken = 'read' | 'announce' | 'skip';

interface Aloud {
  /** Speed of reading aloud, as a multiple of the voice's normal speed. */
  aloudRate: number;
  /** Chosen voices, one line per language: `de=name of a voice`, tab, and the voice's language. */
  aloudVoices: string;
  /** Whether to allow online voices, which send the text to a server. */
  aloudRemote: boolean;
  aloudCode: Spoken;
  aloudTables: Spoken;
  aloudFormulas: Spoken;
  aloudNotes: Spoken;
  aloudCaptions: Spoken;
}

export interface Settings extends Appearance, Aloud {
  algorithm: string;
  /** Whether menus, the popup and number keys offer every algorithm, not only the recommended ones. */
  researchAlgorithms: boolean;
  /** Saved appearances, oldest first. */
  presets: readonly Preset[];
  /** The user's own keyboard shortcuts, such as "ck xq", in the format of `platform/wording/own-keys.ts`. */
  keys: string;
  letterKeys: boolean;
  /** Pattern for the names of saved files, in the format of `export/file-name.ts`; '' for the default. */
  fileName: string;
  userCss: string;
  /** Whether an article opens at the place where the user stopped reading. */
  keepPlaces: boolean;
  /** Whether an article's links open in the reader, if Lectern has permission for their site. */
  followLinks: boolean;
  /** Whether the engine page (which reads pages faster) opens at the browser's start, if Lectern was used recently. */
  readyAtStart: boolean;
}

export type AppearanceChange = Partial<Appearance & Pick<Settings, 'presets'>>;
