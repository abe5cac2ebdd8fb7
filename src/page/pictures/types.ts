export interface Picture {
  src: string;
  alt: string;
  /** The tooltip; '' for none. */
  title: string;
  /** Size in the article (CSS pixels); 0 if unknown. */
  width: number;
  height: number;
}

export interface PlacedPicture {
  node: number;
  picture: Picture;
}
