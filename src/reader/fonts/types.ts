/** A font that comes with Lectern, in a script of its own. */
export interface PackedFont {
  name: string;
  /** Width of a letter of running text, as a share of `ch` (the width of the digit 0). */
  letter: number;
  faces: readonly PackedFace[];
}

export interface PackedFace {
  /** `data:` address with the bytes. */
  url: string;
  weight: number;
  style: 'normal' | 'italic';
  /** Characters in the font file (`unicode-range`); absent if it has all characters of the font. */
  range?: string;
}
