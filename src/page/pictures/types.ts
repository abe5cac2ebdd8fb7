/** A picture that a page shows, or is about to. */
export interface Picture {
  /** Absolute address. */
  src: string;
  alt: string;
  /** '' for none. */
  title: string;
  /** The size to set aside for it, in CSS pixels; 0 when not known. */
  width: number;
  height: number;
}

/** Where a picture stands. */
export interface PlacedPicture {
  node: number;
  picture: Picture;
}
