export interface BookPicture {
  /** Media type; EPUB readers must support all of these. */
  type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';
  bytes: Uint8Array;
}

/** The pictures that could be loaded, by their address in the article. */
export type BookPictures = ReadonlyMap<string, BookPicture>;
