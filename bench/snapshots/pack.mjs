// Packs a page snapshot (a rendered page as data) into a file. Its first line is JSON that describes the content; the
// rest is the snapshot as gzipped JSON.
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

const VERSION = 1;
const NEWLINE = 10;
/** Compression level of gzip. Higher levels save a tenth of the space but take three times as long. */
const LEVEL = 3;

export const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/**
 * Returns the bytes of a snapshot file.
 *
 * @param record `stamp` identifies the page and the code that took the snapshot; `facts` are further fields of the
 *     first line; `page` is the snapshot as JSON
 */
export function packRecord({ stamp, facts, page }) {
  const body = gzipSync(page, { level: LEVEL });
  const head = JSON.stringify({ version: VERSION, ...stamp, ...facts, bytes: body.length });
  return Buffer.concat([Buffer.from(`${head}\n`), body]);
}

/**
 * Returns the reason why a file is not a valid snapshot of the page with this stamp, as the end of a sentence; null if
 * it is valid.
 *
 * @param bytes beginning of the file, including its first line
 * @param size length of the whole file (bytes)
 */
export function faultOf(bytes, stamp, size = bytes.length) {
  const head = headOf(bytes);
  if (head === null) return 'is not a snapshot';
  if (head.version !== VERSION) return `is of version ${head.version}, and this is version ${VERSION}`;
  if (head.set !== stamp.set || head.id !== stamp.id) return `is of another page (${head.set}/${head.id})`;
  if (head.source !== stamp.source) return 'is of an earlier state of the page';
  if (head.code !== stamp.code) return 'was taken by other code';
  if (head.viewport !== stamp.viewport) return `was taken in a window of ${head.viewport}`;
  return size - bytes.indexOf(NEWLINE) - 1 === head.bytes ? null : 'is truncated';
}

/** Returns the snapshot from the content of a file. Throws if the content is damaged. */
export function unpackRecord(bytes) {
  return JSON.parse(gunzipSync(bytes.subarray(bytes.indexOf(NEWLINE) + 1)).toString('utf8'));
}

/** Returns the parsed first line of a file; null if the file is not a stored snapshot. */
export function headOf(bytes) {
  const end = bytes.indexOf(NEWLINE);
  try {
    const head = JSON.parse(bytes.subarray(0, Math.max(0, end)).toString('utf8'));
    return typeof head?.version === 'number' ? head : null;
  } catch {
    // ignores a SyntaxError: the first line is not JSON
    return null;
  }
}
