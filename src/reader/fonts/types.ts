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
