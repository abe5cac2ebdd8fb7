/** Bytes at the start of a page that are searched for its charset. */
const START = 2048;
const CHARSET = /charset=["']?([\w-]+)/i;
/** Byte order marks (each byte as one character) and their encodings, which override what a page declares. */
const MARKS = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xfe\xff', 'utf-16be'],
  ['\xff\xfe', 'utf-16le'],
] as const;

/** Decodes a page by its byte order mark, the charset in its content type or markup; otherwise as UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  // In this encoding, each byte is one character.
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, START));
  const mark = MARKS.find(([first]) => start.startsWith(first))?.[1];
  // the declaration was found with one byte per character, so "UTF-16" (two bytes) is wrong and taken as UTF-8
  const declared = CHARSET.exec(start)?.[1]?.replace(/^utf-?16.*/i, 'utf-8');
  try {
    return new TextDecoder(mark ?? CHARSET.exec(contentType)?.[1] ?? declared ?? 'utf-8').decode(bytes);
  } catch {
    // RangeError: the page names an unknown encoding
    return new TextDecoder().decode(bytes);
  }
}
