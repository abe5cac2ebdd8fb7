/**
 * What a picture may come from, as browsers write addresses out: a server, the memory of the page (`blob:`, which only its
 * own origin can read), or the page itself. Drawings (SVG) neither run nor load anything inside an `<img>`.
 */
export const PICTURE_ADDRESS =
  /^(?:https?:\/\/[!-~]+$|blob:[!-~]+$|data:image\/(?:a?png|avif|bmp|gif|jpe?g|jxl|svg\+xml|webp|x-icon)[;,])/i;

/** And of a page that is a file itself, other files of this computer: a second slash would lead to others. */
export const PICTURE_FILE = /^file:\/\/\/(?![/\\])[!-~]+$/i;

/** @param url the page's own address */
export function isPictureAddress(address: string, url: string): boolean {
  // Nobody else can read what is in the memory of another origin, and asking for it is an error.
  if (address.startsWith('blob:')) return address.startsWith(`blob:${memoryOf(url)}`);
  return PICTURE_ADDRESS.test(address) || (url.startsWith('file:') && PICTURE_FILE.test(address));
}

/** How addresses in the page's own memory go on; a page that another one wrote (`about:blank`) has that one's, whichever it is. */
function memoryOf(url: string): string {
  if (url.startsWith('about:')) return '';
  return `${/^https?:\/\/[^/?#]+/.exec(url)?.[0] ?? 'null'}/`;
}
