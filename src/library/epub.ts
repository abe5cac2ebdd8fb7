import type { Article } from '../article/types.ts';
import { exportEpub } from '../export/epub/index.ts';
import { pictureType } from '../export/epub/picture-type.ts';
import type { BookPicture } from '../export/epub/types.ts';
import { convertAll } from '../session/export/picture-bytes.ts';
import { gatherPictures } from '../session/export/pictures.ts';

/** Returns the article as an EPUB file. It includes the pictures that can be fetched and whose format EPUB supports. */
export async function epubOf(article: Article): Promise<Uint8Array> {
  const pictures = await convertAll(await gatherPictures(article), toBookPicture);
  return exportEpub(article, pictures, new Date());
}

async function toBookPicture(blob: Blob): Promise<BookPicture | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const type = pictureType(bytes);
  return type && { type, bytes };
}
