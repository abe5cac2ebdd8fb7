import type { BookPicture } from './types.ts';

const MAGIC: readonly [BookPicture['type'], RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF....WEBP/s],
];

/**
 * Returns the type of a picture, determined from its bytes and not from the server's header. Returns null for formats
 * that EPUB does not support.
 */
export function pictureType(bytes: Uint8Array): BookPicture['type'] | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return MAGIC.find(([, magic]) => magic.test(start))?.[0] ?? null;
}
