// The baseline of a run: a file of an earlier run, with which it is compared.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { UserError } from '../../scripts/setup/main.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { userPath } from '../paths.mjs';
import { digestOf } from '../snapshots/pack.mjs';
import { changes, figuresOf } from './figures.mjs';
import { PARTS } from './parts.mjs';

/** The committed figures; the file never contains texts of pages. */
export const COMMITTED = join(root, 'bench/results/eval-baseline.json');
/** The texts of the run of the committed figures, if it was made on this machine. */
export const TEXTS = join(root, '.cache/eval/texts.gz');

export const BASELINE_FORMAT = 'lectern-eval';

/** The only algorithm with figures for each page in the committed file; the others have figures for groups of pages. */
const OWN = 'lectern';

/** Returns a short digest of a text, to detect changes. */
export const textDigest = (text) => digestOf(text).slice(0, 8);

/**
 * Returns a run in the form of its file. `run`: set → algorithm → page id → `{ parts, text }`, as `asRun` makes it.
 * With `withTexts` the file has the texts, otherwise only their digests.
 */
export function fileOf(run, figures, { withTexts }) {
  const isKept = (algorithm) => withTexts || algorithm === OWN;
  const pages = mapRun(run, (readings, algorithm) =>
    isKept(algorithm) ? mapValues(readings, ({ parts, text }) => [textDigest(text), ...trimmed(parts)]) : {},
  );
  const texts = withTexts ? { texts: mapRun(run, (readings) => mapValues(readings, ({ text }) => text)) } : {};
  return { format: BASELINE_FORMAT, parts: PARTS, notes: {}, figures, pages, ...texts };
}

/** Writes a file: packed if it has texts, else with one page per line, so that the diff shows single pages. */
export function writeBaseline(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  if (content.texts) return writeFileSync(path, gzipSync(JSON.stringify(content), { level: 3 }));
  const text = JSON.stringify(content, null, 1).replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\n */g, ''));
  return writeFileSync(path, `${text}\n`);
}

/** Reads a file from `--save`, or the committed one. Throws a UserError if it is missing or damaged. */
export function readBaseline(path) {
  const file = userPath(path);
  if (!existsSync(file)) throw new UserError(`There is no file ${file}: \`npm run eval -- --save FILE\` makes one.`);
  const bytes = readFileSync(file);
  try {
    const content = JSON.parse((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8'));
    if (content?.format === BASELINE_FORMAT) return content;
  } catch {
    // neither JSON nor packed JSON: the error below says so
  }
  throw new UserError(`${file} is not a file of \`npm run eval -- --save\`.`);
}

/** Returns the entry of a page in a baseline: `{ digest, parts }`, or null. */
export function pageIn(baseline, set, algorithm, id) {
  const entry = baseline?.pages[set]?.[algorithm]?.[id];
  if (entry === undefined) return null;
  const [digest, ...numbers] = entry;
  const parts = PARTS.map((name) => numbers[baseline.parts.indexOf(name)] ?? 0);
  return { digest, parts };
}

/** Returns the text of a page from one of the files, if it has the baseline's digest; else null. */
export function textIn(files, set, algorithm, id, digest) {
  for (const file of files) {
    const text = file?.texts?.[set]?.[algorithm]?.[id];
    if (text !== undefined && textDigest(text) === digest) return text;
  }
  return null;
}

/**
 * Compares a group of pages with the baseline, using the pages that both have. null if the baseline has none of them.
 */
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
 * Returns the falls that the baseline's notes do not mention, as lines. A note's key is the beginning of the line:
 * "wcxb-dev article lectern F1".
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

/** Removes the zeros at the end, to save space. */
function trimmed(parts) {
  const last = parts.findLastIndex((value) => value !== 0);
  return parts.slice(0, last + 1);
}
