// Zip archives whose bytes depend only on the names, the contents and which files are executable.
import { strToU8, unzipSync, zipSync } from 'fflate';

/** The format stores local time, so this gives the same bytes in every time zone. */
const MTIME = new Date(1980, 0, 1);
const UNIX = 3;
const [PLAIN, EXECUTABLE] = [0o100644, 0o100755].map((mode) => mode * 2 ** 16);

/**
 * Returns an archive of `files`: path with forward slashes → `{ bytes, executable? }`. Sorted by code unit, all with
 * one date.
 */
export function archiveOf(files) {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([path, { bytes, executable }]) => [
    path,
    [bytes, { mtime: MTIME, level: 9, os: UNIX, attrs: executable ? EXECUTABLE : PLAIN }],
  ]);
  return zipSync(Object.fromEntries(entries));
}

/**
 * Returns the files (path → bytes) of an archive: a zip, an xpi, or a crx, which is a zip after a signature. Throws if
 * it is none of these. https://chromium.googlesource.com/chromium/src/+/HEAD/components/crx_file/crx3.proto
 */
export function filesOfArchive(bytes) {
  const zip = isCrx(bytes)
    ? bytes.subarray(12 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true))
    : bytes;
  const entries = Object.entries(unzipSync(zip)).filter(([path]) => !path.endsWith('/'));
  return new Map(entries);
}

function isCrx(bytes) {
  return strToU8('Cr24').every((byte, index) => bytes[index] === byte);
}
