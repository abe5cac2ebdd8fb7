const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif|avif)$/i;
/** "photo-300x200.jpg", "photo@2x.png", "photo-scaled.jpg". Not plain numbers, with which cameras number photos. */
const SIZE_IN_NAME = /(?:[-_]\d{2,4}x\d{2,4}|@\dx|-scaled)(?=\.\w+$)/gi;
const INNER_ADDRESS = /https?(?::\/\/|%3A%2F%2F)/gi;

/**
 * Returns the same key for all sizes of a picture: image servers put the size in the query, in the file name, or before
 * the address of the original.
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
    // URIError: a stray percent sign in an unencoded address.
    return address;
  }
}
