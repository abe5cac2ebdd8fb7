/**
 * Matches the addresses that a picture in the article may have: on a server, in the page's memory (`blob:`), or with
 * the picture in the address (`data:`). Only the page's origin can read `blob:`. SVG is allowed, because in an `<img>`
 * it runs no scripts and loads nothing.
 */
export const PICTURE_ADDRESS =
  /^(?:https?:\/\/[!-~]+$|blob:[!-~]+$|data:image\/(?:a?png|avif|bmp|gif|jpe?g|jxl|svg\+xml|webp|x-icon)[;,])/i;

/**
 * Matches the address of a file on this computer, which is allowed only on pages that are files themselves. A fourth
 * slash is not allowed, because such an address refers to another computer.
 */
export const PICTURE_FILE = /^file:\/\/\/(?![/\\])[!-~]+$/i;

/** Returns whether a picture in the article may have this address. `url`: the page's own address. */
export function isPictureAddress(address: string, url: string): boolean {
  // a page can load only the `blob:` addresses of its own origin
  if (address.startsWith('blob:')) return address.startsWith(`blob:${memoryOf(url)}`);
  return PICTURE_ADDRESS.test(address) || (url.startsWith('file:') && PICTURE_FILE.test(address));
}

/**
 * Returns the beginning of the page's own `blob:` addresses, without the scheme: its origin ("null" for a file) and a
 * slash. Returns '' for `about:blank`, whose origin is unknown, so that every `blob:` address is accepted.
 */
function memoryOf(url: string): string {
  if (url.startsWith('about:')) return '';
  return `${/^https?:\/\/[^/?#]+/.exec(url)?.[0] ?? 'null'}/`;
}

const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif|avif)$/i;
/** Matches a size in a file name. A plain number ("photo-300.jpg") is not a size, because cameras number photos. */
const SIZE_IN_NAME = /(?:[-_]\d{2,4}x\d{2,4}|@\dx|-scaled)(?=\.\w+$)/gi;
const INNER_ADDRESS = /https?(?::\/\/|%3A%2F%2F)/gi;

/**
 * Returns a key that is the same for all sizes of a picture. Image servers write the size into the query, into the file
 * name, or before the original address ("/300x200/https://…").
 */
export function pictureKey(address: string): string {
  if (/^(?:data|blob):/i.test(address)) return address;
  const inner = [...address.matchAll(INNER_ADDRESS)].at(-1)?.index ?? 0;
  const original = inner > 0 ? decoded(address.slice(inner).replace(/&.*/s, '')) : address;
  const path = original.replace(/[?#].*/s, '');
  return IMAGE_FILE.test(path) ? path.replace(SIZE_IN_NAME, '').replace(/^https?:/, '') : original;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // URIError: a percent sign that is not part of an escape
    return address;
  }
}
