/** The media types that EPUB readers must support. */
const TYPES = {
  'image/jpeg': { ending: 'jpg', magic: /^\xff\xd8\xff/ },
  'image/png': { ending: 'png', magic: /^\x89PNG\r\n/ },
  'image/gif': { ending: 'gif', magic: /^GIF8[79]a/ },
  'image/webp': { ending: 'webp', magic: /^RIFF....WEBP/s },
} as const;

export interface BookPicture {
  type: keyof typeof TYPES;
  bytes: Uint8Array;
}

/** The pictures that could be loaded, by their address in the article. */
export type BookPictures = ReadonlyMap<string, BookPicture>;

/** Returns a picture's type by its bytes, not by the server's header; null for types that EPUB does not support. */
export function pictureType(bytes: Uint8Array): BookPicture['type'] | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const types = Object.keys(TYPES) as BookPicture['type'][];
  return types.find((type) => TYPES[type].magic.test(start)) ?? null;
}

export interface PictureFile extends BookPicture {
  src: string;
  name: string;
}

export function pictureFiles(pictures: BookPictures, folder: string): readonly PictureFile[] {
  return [...pictures].map(([src, picture], index) => {
    return { ...picture, src, name: `${folder}/${index + 1}.${TYPES[picture.type].ending}` };
  });
}
