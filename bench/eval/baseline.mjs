// Reads and writes the baseline: a file with the results of an earlier run, with which a new run is compared.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { UserError } from '../../scripts/setup/main.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { userPath } from '../paths.mjs';
import { digestOf } from '../snapshots/pack.mjs';
import { changes, figuresOf } from './figures.mjs';
import { PARTS } from './parts.mjs';

/** Path of the committed baseline, which contains figures but no page texts. */
export const COMMITTED = join(root, 'bench/results/eval-baseline.json');
/**
 * Path of the file with the page texts of the run that wrote the committed baseline. Only the machine of that run has
 * this file, because texts are not committed.
 */
export const TEXTS = join(root, '.cache/eval/texts.gz');

export const BASELINE_FORMAT = 'lectern-eval';

/**
 * Id of the algorithm for which the committed baseline has figures of single pages. For other algorithms, the baseline
 * only has figures of groups of pages.
 */
const OWN = 'lectern';

export const textDigest = (text) => digestOf(text).slice(0, 8);

/**
 * Returns the content of a baseline file for a run. Includes the page texts if `withTexts` is true, otherwise only
 * their digests.
 *
 * @param run the result of `asRun`: set → algorithm → page id → `{ parts, text }`
 */
export function fileOf(run, figures, { withTexts }) {
  const isKept = (algorithm) => withTexts || algorithm === OWN;
  const pages = mapRun(run, (readings, algorithm) =>
    isKept(algorithm) ? mapValues(readings, ({ parts, text }) => [textDigest(text), ...trimmed(parts)]) : {},
  );
  const texts = withTexts ? { texts: mapRun(run, (readings) => mapValues(readings, ({ text }) => text)) } : {};
  return { format: BASELINE_FORMAT, parts: PARTS, notes: {}, figures, pages, ...texts };
}

/**
 * Writes a baseline file. A file with texts is gzipped. A file without texts has one page per line, so that a diff
 * shows which pages changed.
 */
export function writeBaseline(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  if (content.texts) return writeFileSync(path, gzipSync(JSON.stringify(content), { level: 3 }));
  const text = JSON.stringify(content, null, 1).replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\n */g, ''));
  return writeFileSync(path, `${text}\n`);
}

/** Reads the baseline file at `path`. Throws a UserError if the file is missing or damaged. */
export function readBaseline(path) {
  const file = userPath(path);
  if (!existsSync(file)) throw new UserError(`There is no file ${file}: \`npm run eval -- --save FILE\` makes one.`);
  const bytes = readFileSync(file);
  try {
    const content = JSON.parse((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8'));
    if (content?.format === BASELINE_FORMAT) return content;
  } catch {
    // the content is neither JSON nor gzipped JSON; the error is thrown below
  }
  throw new UserError(`${file} is not a file of \`npm run eval -- --save\`.`);
}

/** Returns a page's entry in a baseline, as `{ digest, parts }`; null if the baseline lacks the page. */
export function pageIn(baseline, set, algorithm, id) {
  const entry = baseline?.pages[set]?.[algorithm]?.[id];
  if (entry === undefined) return null;
  const [digest, ...numbers] = entry;
  const parts = PARTS.map((name) => numbers[baseline.parts.indexOf(name)] ?? 0);
  return { digest, parts };
}

/** Returns the page text with this digest, from the first file that contains the text; null if no file does. */
export function textIn(files, set, algorithm, id, digest) {
  for (const file of files) {
    const text = file?.texts?.[set]?.[algorithm]?.[id];
    if (text !== undefined && textDigest(text) === digest) return text;
  }
  return null;
}

/** Compares a group of pages with the baseline. Skips pages that the baseline lacks; returns null if it lacks all. */
export function compareGroup(baseline, { set, algorithm, pages }) {
  const both = pages.flatMap(({ id, parts, text }) => {
    const before = pageIn(baseline, set, algorithm, id);
    return before === null ? [] : [{ before, parts, isChanged: before.digest !== textDigest(text) }];
  });
  if (both.length === 0) return null;
  const [was, is] = [both.map(({ before }) => before.parts), both.map(({ parts }) => parts)];
  return {
    pages: both.length,
    changed: both.filter(({ isChanged }) => isChanged).length,
    before: figuresOf(was),
    figures: changes(was, is),
  };
}

/**
 * Returns a line for each figure that got worse, except figures for which the baseline has a note with the reason. The
 * key of a note is the beginning of the figure's line, such as "wcxb-dev article lectern F1".
 */
export function unnamedFalls(rows, notes = {}) {
  return rows.flatMap(({ set, kind, algorithm, compared }) =>
    Object.entries(compared?.figures ?? {}).flatMap(([figure, change]) => {
      const name = `${set} ${kind} ${algorithm} ${figure}`;
      if (!change?.isWorse || name in notes) return [];
      const [low, high] = change.bar.map(signed);
      return [`${name}: ${signed(change.change)} (95 % of the draws: ${low} to ${high})`];
    }),
  );
}

export const signed = (value) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;

const mapValues = (values, change) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

const mapRun = (run, change) =>
  Object.fromEntries(
    Object.entries(run).map(([set, algorithms]) => [
      set,
      Object.fromEntries(Object.entries(algorithms).map(([id, readings]) => [id, change(readings, id)])),
    ]),
  );

/** Removes the zeros at the end of a list of numbers, to save space in the file. */
function trimmed(parts) {
  const last = parts.findLastIndex((value) => value !== 0);
  return parts.slice(0, last + 1);
}
