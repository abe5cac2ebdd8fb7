// Stores page snapshots in files, and determines whether a stored snapshot is up to date.
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../scripts/setup/root.mjs';
import { bundleForPage } from '../bundle.mjs';
import { digestOf, faultOf, headOf, packRecord } from './pack.mjs';

const FOLDER = join(root, '.cache/snapshots');
/**
 * Longest first line of a snapshot file (bytes). Only this part of a file is read to check whether it is up to date.
 */
const LONGEST_HEAD = 4096;

/** Returns the path of the file for a page's snapshot. The file may not exist. */
export const snapshotFile = (set, id, folder = FOLDER) => join(folder, set, `${encodeURIComponent(id)}.snapshot`);

/** Returns digests of the code that takes snapshots, and of the code of the algorithms that need DOM documents. */
export async function codeDigests() {
  const digest = async (file) => digestOf(await bundleForPage(fileURLToPath(import.meta.resolve(file))));
  return { code: await digest('./take-at.ts'), answerCode: await digest('./document-answers.ts') };
}

/** Returns the stamp of a page: the data that its stored snapshot must contain to count as up to date. */
export function stampOf(set, page, { code }) {
  const { width, height } = set.viewport;
  return { set: set.name, id: page.id, source: sourceOf(page), code, viewport: `${width}×${height}` };
}

/** Returns a digest of everything that the browser loads for a page. */
function sourceOf({ url, html, site }) {
  if (!site) return digestOf(JSON.stringify([url, digestOf(html())]));
  const files = readdirSync(site.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  const digests = files.map((file) => [file.slice(site.folder.length), digestOf(readFileSync(file))]);
  return digestOf(JSON.stringify([site.path, digests]));
}

/**
 * Looks up the snapshot file of a page. `head` is its parsed first line (null if there is no file); `fault` is the
 * reason why the file is missing or outdated (null if it is up to date).
 */
export function lookUp(stamp, folder) {
  const file = snapshotFile(stamp.set, stamp.id, folder);
  if (!existsSync(file)) return { file, head: null, fault: 'is missing' };
  const bytes = beginningOf(file);
  return { file, head: headOf(bytes), fault: faultOf(bytes, stamp, statSync(file).size) };
}

function beginningOf(file) {
  const descriptor = openSync(file);
  try {
    const bytes = Buffer.alloc(LONGEST_HEAD);
    return bytes.subarray(0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

/** Stores a snapshot. If the run is interrupted, an earlier file stays unchanged. */
export function saveSnapshot(record, folder) {
  const file = snapshotFile(record.stamp.set, record.stamp.id, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, packRecord(record));
  renameSync(`${file}.part`, file);
}
