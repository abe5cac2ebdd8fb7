// Lists the data sets of the evaluation, and unpacks them from ../shared/data.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../../scripts/setup/main.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { readPage } from '../files.mjs';
import { readDataset } from '../quality/dataset.mjs';

/**
 * All data sets.
 *
 * - `name`: name in documents and folders.
 * - `source`: archive or folder in ../shared/data.
 * - `truths`: archive with ground truths that replace the ones in `source`.
 * - `headlineFirst`: whether the texts of the ground truths begin with the headline.
 */
export const SETS = [
  { name: 'wcxb-dev', format: 'wcxb', source: 'wcxb-dev.tar.xz' },
  {
    name: 'dragnet-train',
    format: 'zyte',
    source: 'dragnet-train.tar.xz',
    truths: 'dragnet-train-ground-truth.json.xz',
  },
  { name: 'fresh-dev', format: 'zyte', source: 'fresh-dev.tar.xz' },
  { name: 'daniel-dev', format: 'zyte', source: 'daniel-dev.tar.xz', headlineFirst: true },
  { name: 'layout-dev', format: 'layout', source: 'layout-dev' },
  { name: 'parity', format: 'zyte', source: 'parity' },
];

const SHARED = resolve(root, '../shared/data');
const UNPACKED = join(root, '.cache/data');

/**
 * Returns the data sets with these names, in the order of `SETS`. Returns all data sets for an empty list. Throws a
 * UserError for an unknown name.
 */
export function chooseSets(names) {
  const unknown = names.find((name) => !SETS.some((set) => set.name === name));
  if (unknown !== undefined)
    throw new UserError(`There is no data set "${unknown}"; there are ${SETS.map(({ name }) => name).join(', ')}.`);
  return SETS.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Returns a data set of one page, an HTML file, without a ground truth. The page's pictures and style sheets are missing. */
export function setOfFile(file) {
  const page = { id: basename(file), url: pathToFileURL(file).href, html: () => readPage(file), truth: null };
  return { name: 'file', viewport: { width: 1280, height: 800 }, pages: [page] };
}

/** Unpacks a data set if it is not yet unpacked. Returns the set with its pages (`readDataset`). */
export function openSet(set, { shared = SHARED, unpacked = UNPACKED } = {}) {
  const folder = folderOf(set, { shared, unpacked });
  const { headlineFirst = false } = set;
  const { pages, viewport, note } = readDataset({
    format: set.format,
    data: folder,
    split: 'dev',
    ids: null,
    limit: Number.POSITIVE_INFINITY,
    headlineFirst,
  });
  return { ...set, note, viewport, pages };
}

function folderOf({ source, truths }, { shared, unpacked }) {
  const needed = [source, truths].filter((name) => name !== undefined).map((name) => join(shared, name));
  const missing = needed.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new UserError(`The evaluation needs ${missing.join(' and ')}. It is missing.`);
  if (statSync(needed[0]).isDirectory()) return needed[0];
  const target = join(unpacked, source.replace(/\.tar\.xz$/, ''));
  const stamp = join(target, '.unpacked');
  const packed = needed.map((path) => `${basename(path)} ${statSync(path).size}`).join('\n');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== packed) {
    unpack(needed, target);
    writeFileSync(stamp, packed);
  }
  return target;
}

/**
 * Unpacks the archives of a set into a temporary folder, then renames the folder, so that an interrupted run leaves no
 * incomplete set.
 */
function unpack([archive, truths], target) {
  const folder = `${target}.part`;
  for (const path of [folder, target]) rmSync(path, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  console.error(`Unpacking ${basename(archive)} …`);
  try {
    execFileSync('tar', ['-xJf', archive, '-C', folder]);
    const top = join(folder, basename(target));
    if (truths !== undefined) {
      const text = execFileSync('xz', ['-dc', truths], { maxBuffer: 2 ** 30 });
      writeFileSync(join(top, 'ground-truth.json'), text);
    }
    mkdirSync(dirname(target), { recursive: true });
    renameSync(top, target);
  } catch (error) {
    throw new UserError(`${archive} could not be unpacked: ${error.message.split('\n')[0]}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
