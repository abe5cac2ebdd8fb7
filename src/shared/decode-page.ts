/** Bytes at the start of a page that are searched for its charset. */
const START = 2048;
const CHARSET = /charset=["']?([\w-]+)/i;

/** Returns the start of a page as text in which each byte is one character. */
export const startOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes.subarray(0, START));

/**
 * Decodes a page with the charset in its content type, otherwise with the one that its markup declares, otherwise as
 * UTF-8.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const label = CHARSET.exec(contentType)?.[1] ?? CHARSET.exec(startOf(bytes))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // RangeError: the page names an unknown encoding
    return new TextDecoder().decode(bytes);
  }
}
