// Makes and reads zip archives. The bytes of an archive depend only on the files' names, contents and executable flags.
import { strToU8, unzipSync, zipSync } from 'fflate';

/**
 * Date of every file in an archive. It is a local time, because zip stores local times; so the bytes are the same in
 * every time zone.
 */
const MTIME = new Date(1980, 0, 1);
const UNIX = 3;
const [PLAIN, EXECUTABLE] = [0o100644, 0o100755].map((mode) => mode * 2 ** 16);

/**
 * Returns the bytes of an archive. `files` has `{ bytes, executable? }` for each path (with forward slashes). Sorts the
 * files by path.
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
 * Returns the bytes of the files in an archive, by path. The archive is a zip, an xpi, or a crx (a zip after a
 * signature). Throws for other files.
 * https://chromium.googlesource.com/chromium/src/+/HEAD/components/crx_file/crx3.proto
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
