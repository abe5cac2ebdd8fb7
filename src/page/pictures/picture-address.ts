/**
 * Allowed sources of pictures, as serialized by browsers: a server, the page's memory (`blob:`, readable only by its own
 * origin), or the page itself. SVG runs no scripts and loads nothing inside an `<img>`.
 */
export const PICTURE_ADDRESS =
  /^(?:https?:\/\/[!-~]+$|blob:[!-~]+$|data:image\/(?:a?png|avif|bmp|gif|jpe?g|jxl|svg\+xml|webp|x-icon)[;,])/i;

/** For pages that are files: other files on this computer. A further slash would lead to other computers. */
export const PICTURE_FILE = /^file:\/\/\/(?![/\\])[!-~]+$/i;

/** @param url the page's own address */
export function isPictureAddress(address: string, url: string): boolean {
  // Only its own origin can read a `blob:` address; loading it elsewhere is an error.
  if (address.startsWith('blob:')) return address.startsWith(`blob:${memoryOf(url)}`);
  return PICTURE_ADDRESS.test(address) || (url.startsWith('file:') && PICTURE_FILE.test(address));
}

/** Returns what follows `blob:` in the page's own addresses; '' (any) for `about:blank`, which has the unknown origin of its opener. */
function memoryOf(url: string): string {
  if (url.startsWith('about:')) return '';
  return `${/^https?:\/\/[^/?#]+/.exec(url)?.[0] ?? 'null'}/`;
}
