// Reads a data set: a list of pages with their ground truths (the article as a person marked it). There are three
// formats of data sets.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { UserError } from '../../scripts/setup/main.mjs';
import { readJson } from '../files.mjs';
import { folderOf, userPath } from '../paths.mjs';
import { readLayout } from './formats/layout.mjs';
import { readWcxb } from './formats/wcxb.mjs';
import { readZyte } from './formats/zyte.mjs';

/**
 * For each format: the function that reads such a data set, the window size for its pages, and a note for
 * docs/benchmark.md.
 *
 * The function returns pages with `id`, `url` (null if the HTML itself states the address), `html()` or `site`, and
 * `truth` (null if unknown).
 */
const FORMATS = {
  zyte: {
    read: readZyte,
    viewport: { width: 1280, height: 800 },
    note: "Pages in the form of Zyte's article-extraction-benchmark, without their styles and images.",
  },
  wcxb: {
    read: readWcxb,
    viewport: { width: 1280, height: 800 },
    note: 'WCXB v1.0 by Murrough Foley (CC BY 4.0): pages of seven types, without their styles and images.',
  },
  layout: {
    read: readLayout,
    viewport: { width: 1280, height: 900 },
    note: 'Pages with their styles, images and fonts, from a local server.',
  },
};

/** Returns the chosen pages of a data set, and the name of the data set. Throws a UserError if there are no pages. */
export function readDataset({ format, data, split, ids, limit, headlineFirst = false }) {
  const folder = folderOf(userPath(data), 'the data');
  const { read, viewport, note } = FORMATS[format];
  const pages = read(folder, { split, headlineFirst }).sort((a, b) => (a.id < b.id ? -1 : 1));
  const chosen = (ids === null ? pages : pick(pages, readIds(userPath(ids)))).slice(0, limit);
  if (chosen.length === 0) throw new UserError(`There are no pages in ${folder}.`);
  return { name: nameOf(format, folder, split), note, viewport, pages: chosen };
}

function pick(pages, ids) {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const missing = ids.find((id) => !byId.has(id));
  if (missing !== undefined) throw new UserError(`There is no page "${missing}".`);
  return ids.map((id) => byId.get(id));
}

/**
 * Reads page ids from a file that has one id per line, or from a JSON array. Throws a UserError if the file is missing.
 */
export function readIds(file) {
  if (!existsSync(file)) throw new UserError(`There is no file ${file} (the ids of pages).`);
  const text = readFileSync(file, 'utf8').trim();
  const ids = text.startsWith('[') ? readJson(file).map(String) : text.split(/\s*\n\s*/).filter(Boolean);
  return [...new Set(ids)];
}

function nameOf(format, folder, split) {
  if (format === 'wcxb') return `wcxb-${split}`;
  const name = basename(folder);
  return name.startsWith(format) ? name : `${format}-${name}`;
}
