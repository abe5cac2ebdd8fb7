const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif|avif)$/i;
/** "photo-300x200.jpg", "photo@2x.png", "photo-scaled.jpg". Plain numbers are not here: cameras count so. */
const SIZE_IN_NAME = /(?:[-_]\d{2,4}x\d{2,4}|@\dx|-scaled)(?=\.\w+$)/gi;
const INNER_ADDRESS = /https?(?::\/\/|%3A%2F%2F)/gi;

/**
 * One key for all sizes of a picture: servers of pictures say the size in the query, in the file's name, or in front
 * of the address that they make the picture from.
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
    // URIError: a stray percent sign, in an address that was never encoded.
    return address;
  }
}
