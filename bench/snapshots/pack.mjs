// Stores each page in a file: a line of JSON with facts about the content, then the page as packed JSON.
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Version of the file's layout. */
const VERSION = 1;
const NEWLINE = 10;
/** Level of gzip; higher ones save a tenth of the space and take three times as long. */
const LEVEL = 3;

/** Returns a short digest of bytes or a text. */
export const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/**
 * Returns a record as bytes. `stamp` decides whether the record is up to date, `facts` are further fields of its first
 * line, `page` is the snapshot as JSON text.
 */
export function packRecord({ stamp, facts, page }) {
  const body = gzipSync(page, { level: LEVEL });
  const head = JSON.stringify({ version: VERSION, ...stamp, ...facts, bytes: body.length });
  return Buffer.concat([Buffer.from(`${head}\n`), body]);
}

/**
 * Returns the fault of a file for a page with this stamp, as the end of a sentence; null if it is good. `bytes` is the
 * beginning of the file, with its first line, and `size` the length of the whole.
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

/** Returns the page from a file without faults. Throws if its bytes are damaged. */
export function unpackRecord(bytes) {
  return JSON.parse(gunzipSync(bytes.subarray(bytes.indexOf(NEWLINE) + 1)).toString('utf8'));
}

/** Returns the first line of a file; null if the file is not a stored page. */
export function headOf(bytes) {
  const end = bytes.indexOf(NEWLINE);
  try {
    const head = JSON.parse(bytes.subarray(0, Math.max(0, end)).toString('utf8'));
    return typeof head?.version === 'number' ? head : null;
  } catch {
    // SyntaxError: not JSON
    return null;
  }
}
