/** A picture that a page shows or will show. */
export interface Picture {
  /** Absolute address. */
  src: string;
  alt: string;
  /** '' for none. */
  title: string;
  /** The size to reserve, in CSS pixels; 0 if unknown. */
  width: number;
  height: number;
}

/** A picture and its node. */
export interface PlacedPicture {
  node: number;
  picture: Picture;
}
