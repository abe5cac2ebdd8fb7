/** A font that comes with Lectern, in a script of its own. */
export interface PackedFont {
  name: string;
  /** How wide a letter of running text is, as a share of the figure that a `ch` is. */
  letter: number;
  faces: readonly PackedFace[];
}

export interface PackedFace {
  /** `data:` with the bytes. */
  url: string;
  weight: number;
  style: 'normal' | 'italic';
  /** The characters that it has, where another face has others. */
  range?: string;
}

/** Text, its italics and its bold, of the characters in `range`. */
export const threeFaces = (range: string, text: string, italic: string, bold: string): PackedFace[] => [
  { url: text, weight: 400, style: 'normal', range },
  { url: italic, weight: 400, style: 'italic', range },
  { url: bold, weight: 700, style: 'normal', range },
];
