import { strFromU8, unzipSync } from 'fflate';

/** Returns the Markdown of a saved file, which is a zip archive if the article has pictures. */
export function markdownIn(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString();
  const files = Object.entries(unzipSync(bytes));
  return strFromU8(files.find(([path]) => path.endsWith('.md'))?.[1] ?? new Uint8Array());
}
