export type Theme = 'system' | 'light' | 'sepia' | 'dark';
export type FontFamily = 'serif' | 'sans' | 'mono' | 'page';

/** How the reader looks. */
export interface Appearance {
  theme: Theme;
  fontFamily: FontFamily;
  /** CSS pixels. */
  fontSize: number;
  /** Multiple of the font size. */
  lineHeight: number;
  /** Width of the text column in characters (`ch`). */
  width: number;
  /** On paper, the address after each link. */
  printLinks: boolean;
}

export interface Settings extends Appearance {
  /** Id of the algorithm that reads a page when nothing else is asked. */
  algorithm: string;
}
