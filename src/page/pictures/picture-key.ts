const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif|avif)$/i;
/**
 * Matches a size in a file name: "photo-300x200.jpg", "photo@2x.png", "photo-scaled.jpg". A plain number
 * ("photo-300.jpg") is not a size, because cameras number photos.
 */
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
