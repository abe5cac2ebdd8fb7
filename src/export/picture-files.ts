export interface BookPicture {
  /** Media type; EPUB readers must support all of these. */
  type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';
  bytes: Uint8Array;
}

/** The pictures that could be loaded, by their address in the article. */
export type BookPictures = ReadonlyMap<string, BookPicture>;

const MAGIC: readonly [BookPicture['type'], RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF....WEBP/s],
];

/** Returns a picture's type by its bytes, not by the server's header; null for types that EPUB does not support. */
export function pictureType(bytes: Uint8Array): BookPicture['type'] | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return MAGIC.find(([, magic]) => magic.test(start))?.[0] ?? null;
}

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif', 'image/webp': 'webp' } as const;

export interface PictureFile extends BookPicture {
  /** Address of the picture in the article. */
  src: string;
  /** Path of the file in the archive. */
  name: string;
}

export function pictureFiles(pictures: BookPictures, folder: string): readonly PictureFile[] {
  return [...pictures].map(([src, { type, bytes }], index) => ({
    src,
    name: `${folder}/${index + 1}.${ENDINGS[type]}`,
    type,
    bytes,
  }));
}
