/** A picture of the article in the book. */
export interface BookPicture {
  /** One of EPUB's core media types. */
  type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';
  bytes: Uint8Array;
}

/** The available pictures, by their address in the article. */
export type BookPictures = ReadonlyMap<string, BookPicture>;
