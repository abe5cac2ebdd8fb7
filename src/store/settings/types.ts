/** Themes with their own colours; those of `custom` are the user's. */
export type ConcreteTheme = 'light' | 'paper' | 'sepia' | 'grey' | 'dark' | 'black' | 'contrast' | 'custom';
/** `system` follows the operating system: `lightTheme` by day, `darkTheme` by night. */
export type Theme = 'system' | ConcreteTheme;

/** Generic fonts, the page's fonts, an installed font, and fonts packaged with Lectern. */
export type FontFamily = 'serif' | 'sans' | 'mono' | 'page' | 'installed' | PackagedFont;
export type PackagedFont = 'literata' | 'source-sans' | 'atkinson' | 'dyslexic';

/** A colour as `#rrggbb`, in lower case. */
export type Colour = `#${string}`;

/** Base colours of the user's own theme; all other colours are derived from these. */
export interface OwnColours {
  textColour: Colour;
  groundColour: Colour;
  linkColour: Colour;
}

/** The reader's look. */
export interface Appearance extends OwnColours {
  theme: Theme;
  lightTheme: ConcreteTheme;
  darkTheme: ConcreteTheme;
  fontFamily: FontFamily;
  /** Name of the installed font, for `installed`; '' for none. */
  fontName: string;
  /** CSS pixels. */
  fontSize: number;
  /** Multiple of the font size. */
  lineHeight: number;
  /** Width of the text column in characters of running text. */
  width: number;
  /** Additional spacing between letters and between words (em). */
  letterSpacing: number;
  wordSpacing: number;
  /** Spacing between paragraphs: multiple of the default. */
  paragraphSpacing: number;
  align: 'start' | 'justify';
  /** Hyphenates words, if the browser supports the article's language. */
  hyphens: boolean;
  /** `pages`: two columns of the window's height, side by side if there is room; `page`: always one such column. */
  columns: 'one' | 'pages' | 'page';
  images: 'full' | 'small' | 'none';
  /** Emphasises the first letters of words. */
  boldStarts: boolean;
  /** Prints the address after each link. */
  printLinks: boolean;
  /** Shows the headings beside the text, if there is room. */
  outline: boolean;
}

/** A named look: the differences from the defaults, without print settings. */
export interface Preset {
  name: string;
  look: Partial<Look>;
}

/** The settings in a preset. */
export type Look = Omit<Appearance, 'printLinks' | 'outline'>;

/** How content other than running text is read aloud; `announce` only mentions it. */
export type Spoken = 'read' | 'announce' | 'skip';

/** Settings for reading aloud. */
export interface Aloud {
  /** Multiple of the voice's own speed. */
  aloudRate: number;
  /** Chosen voices by language, as lines `de=name of a voice`. */
  aloudVoices: string;
  /** Allows online voices, which receive the text. */
  aloudRemote: boolean;
  aloudCode: Spoken;
  aloudTables: Spoken;
  aloudFormulas: Spoken;
  aloudNotes: Spoken;
  aloudCaptions: Spoken;
}

export interface Settings extends Appearance, Aloud {
  /** Id of the default algorithm. */
  algorithm: string;
  /** Menus, the popup and the number keys offer every algorithm, not only the recommended ones. */
  researchAlgorithms: boolean;
  /** In order of saving. */
  presets: readonly Preset[];
  /** The user's own keys (`platform/wording/own-keys.ts`): "ck xq". */
  keys: string;
  /** Whether single-character shortcuts work. */
  letterKeys: boolean;
  /** Pattern for file names of saved articles (`export/name-pattern.ts`); '' for the default. */
  fileName: string;
  /** The user's own CSS for the reader. */
  userCss: string;
  /** Reopens an article at the last reading position. */
  keepPlaces: boolean;
  /** Opens an article's links in the reader, if Lectern has permission for their site. */
  followLinks: boolean;
  /** Opens the engine when the browser starts, for those who used Lectern lately. */
  readyAtStart: boolean;
}

/** Changes that can be made while viewing an article. */
export type AppearanceChange = Partial<
  Omit<
    Settings,
    | 'algorithm'
    | 'researchAlgorithms'
    | 'fileName'
    | 'userCss'
    | 'keepPlaces'
    | 'followLinks'
    | 'readyAtStart'
    | 'keys'
    | 'letterKeys'
    | keyof Aloud
  >
>;
