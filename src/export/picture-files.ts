import type { BookPicture, BookPictures } from './epub/types.ts';

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif', 'image/webp': 'webp' } as const;

export interface PictureFile extends BookPicture {
  /** Address of the picture in the article. */
  src: string;
  /** Path of the file in the archive. */
  name: string;
}

/** Returns the pictures in the order of the article, numbered from 1 in one folder. */
export function pictureFiles(pictures: BookPictures, folder: string): readonly PictureFile[] {
  return [...pictures].map(([src, { type, bytes }], index) => ({
    src,
    name: `${folder}/${index + 1}.${ENDINGS[type]}`,
    type,
    bytes,
  }));
}
