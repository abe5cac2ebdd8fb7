/** Themes that have colours of their own; those of `custom` are the user's. */
export type ConcreteTheme = 'light' | 'paper' | 'sepia' | 'grey' | 'dark' | 'black' | 'contrast' | 'custom';
/** `system` follows the operating system: `lightTheme` by day, `darkTheme` by night. */
export type Theme = 'system' | ConcreteTheme;

/** Those that are installed with every system, or on this one; those of the page; and those that come with Lectern. */
export type FontFamily = 'serif' | 'sans' | 'mono' | 'page' | 'installed' | PackagedFont;
export type PackagedFont = 'literata' | 'source-sans' | 'atkinson' | 'dyslexic';

/** A colour as `#rrggbb`, in lower case. */
export type Colour = `#${string}`;

/** What one theme of the user's own is made of; all other colours follow from these. */
export interface OwnColours {
  textColour: Colour;
  groundColour: Colour;
  linkColour: Colour;
}

/** How the reader looks. */
export interface Appearance extends OwnColours {
  theme: Theme;
  lightTheme: ConcreteTheme;
  darkTheme: ConcreteTheme;
  fontFamily: FontFamily;
  /** Of an installed font, for `installed`; '' for none. */
  fontName: string;
  /** CSS pixels. */
  fontSize: number;
  /** Multiple of the font size. */
  lineHeight: number;
  /** Width of the text column in characters of running text. */
  width: number;
  /** Between letters and between words, in addition to the font's own, in em. */
  letterSpacing: number;
  wordSpacing: number;
  /** Between paragraphs: multiple of what it is by itself. */
  paragraphSpacing: number;
  align: 'start' | 'justify';
  /** Words are broken at the end of a line, where the browser knows how in the article's language. */
  hyphens: boolean;
  /** `pages`: two columns beside each other, as high as the window, where there is room; `page`: one such column, anywhere. */
  columns: 'one' | 'pages' | 'page';
  images: 'full' | 'small' | 'none';
  /** The first letters of words stand out. */
  boldStarts: boolean;
  /** On paper, the address after each link. */
  printLinks: boolean;
  /** The headings stand beside the text, where there is room for them. */
  outline: boolean;
}

/** A look with a name: what differs from the defaults, but for what concerns paper. */
export interface Preset {
  name: string;
  look: Partial<Look>;
}

/** What a preset keeps. */
export type Look = Omit<Appearance, 'printLinks' | 'outline'>;

/** What is done with text that is no running text while the article is read aloud; `announce`: it is said that it is there. */
export type Spoken = 'read' | 'announce' | 'skip';

/** How an article is read aloud. */
export interface Aloud {
  /** Multiple of the voice's own speed. */
  aloudRate: number;
  /** Lines `de=name of a voice`: the chosen ones by language. */
  aloudVoices: string;
  /** Voices may be used that are not on this computer: they get the text. */
  aloudRemote: boolean;
  aloudCode: Spoken;
  aloudTables: Spoken;
  aloudFormulas: Spoken;
  aloudNotes: Spoken;
  aloudCaptions: Spoken;
}

export interface Settings extends Appearance, Aloud {
  /** Id of the algorithm that reads a page when nothing else is asked. */
  algorithm: string;
  /** Menus, the popup and the number keys offer every algorithm, not only the recommended ones. */
  researchAlgorithms: boolean;
  /** In the order in which they were saved. */
  presets: readonly Preset[];
  /** Keys of the user's own (`platform/wording/own-keys.ts`): "ck xq". */
  keys: string;
  /** Whether single characters are keys at all. */
  letterKeys: boolean;
  /** Pattern of the names of saved articles (`export/name-pattern.ts`); '' for the default. */
  fileName: string;
  /** CSS of the user's own for the reader. */
  userCss: string;
  /** Reopening an article goes on where the user was in it. */
  keepPlaces: boolean;
  /** Links of an article open in the reader, as far as the browser lets Lectern into their site. */
  followLinks: boolean;
}

/** What is changed where the look can be seen. */
export type AppearanceChange = Partial<
  Omit<
    Settings,
    | 'algorithm'
    | 'researchAlgorithms'
    | 'fileName'
    | 'userCss'
    | 'keepPlaces'
    | 'followLinks'
    | 'keys'
    | 'letterKeys'
    | keyof Aloud
  >
>;
