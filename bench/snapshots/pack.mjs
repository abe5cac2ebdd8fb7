// One file a page: a line of JSON that says what the file holds, then the page as packed JSON.
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Changes with the layout of the file. */
const VERSION = 1;
const NEWLINE = 10;
/** Level of gzip: higher ones save a tenth of the space and take three times as long. */
const LEVEL = 3;

/** A short name for some bytes or a text. */
export const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/**
 * A record as bytes. `stamp` is what decides whether the record is still good, `facts` what else its first line says, `page` the
 * snapshot as JSON text.
 */
export function packRecord({ stamp, facts, page }) {
  const body = gzipSync(page, { level: LEVEL });
  const head = JSON.stringify({ version: VERSION, ...stamp, ...facts, bytes: body.length });
  return Buffer.concat([Buffer.from(`${head}\n`), body]);
}

/**
 * Returns what is wrong with a file for a page of this stamp, as the end of a sentence; null when it is good. `bytes` is the
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

/** The page of a file that has no fault. Throws where its bytes were damaged. */
export function unpackRecord(bytes) {
  return JSON.parse(gunzipSync(bytes.subarray(bytes.indexOf(NEWLINE) + 1)).toString('utf8'));
}

/** The first line of a file; null where it is not one of ours. */
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
