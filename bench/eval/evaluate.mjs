// Runs `npm run eval`: reads the data sets with each algorithm, compares the figures with those of an earlier run, and
// prints tables.
import { existsSync } from 'node:fs';
import { findChromium } from '../../scripts/setup/browsers.mjs';
import { chooseAlgorithms } from '../choose-algorithms.mjs';
import { writeDocuments } from '../document/write.mjs';
import { userPath } from '../paths.mjs';
import { referenceOf, scorePage } from '../quality/score-page.mjs';
import { chooseSets, openSet, setOfFile } from '../snapshots/sets.mjs';
import { takeSnapshots } from '../snapshots/take.mjs';
import { printTable } from '../table.mjs';
import { COMMITTED, fileOf, readBaseline, TEXTS, unnamedFalls, writeBaseline } from './baseline.mjs';
import { changedPages } from './changed-pages.mjs';
import { checkEquality } from './check.mjs';
import { printPage } from './page.mjs';
import { readSets } from './read-sets.mjs';
import { asRun, figureKey, rowsOf } from './rows.mjs';
import { changedLines, evaluationTables } from './tables.mjs';

/** Number of changed pages whose lost and gained lines are printed. */
const SHOWN = 10;

export async function evaluate(options) {
  const begin = performance.now();
  // reads the baseline first, so that a damaged one is reported before all pages are read
  const baseline = baselineOf(options);
  const algorithms = await chooseAlgorithms(options.algorithms);
  const isOwnPage = options.page !== null && existsSync(options.page);
  const sets = isOwnPage ? [setOfFile(options.page)] : chooseSets(options.only).map((set) => openSet(set));
  const { failed, answerCode } = await takeSnapshots(findChromium, sets);
  if (failed.length > 0) console.error(`No snapshot could be taken of:\n${failed.join('\n')}`);
  if (options.page !== null) return printPage(sets, isOwnPage ? sets[0].pages[0].id : options.page, algorithms);
  if (options.check) return checkEquality(sets, { algorithms, workers: options.workers, answerCode });
  const taken = performance.now();
  const results = await readSets(sets, { algorithms, workers: options.workers, answerCode });
  const scoreEmpty = (page, prediction) => scorePage(page, referenceOf(page.truth), prediction);
  const run = asRun(sets, results, algorithms, scoreEmpty);
  const rows = rowsOf(sets, results, run, baseline);
  const changed = changedPages(sets, run, baseline, [baseline, textsHere()]);
  const falls = unnamedFalls(rows, baseline?.notes);
  const seconds = { snapshots: (taken - begin) / 1000, reading: (performance.now() - taken) / 1000 };
  if (options.json)
    console.log(JSON.stringify({ rows, changed, falls, failures: failureLines(results), seconds }, null, 1));
  else print({ rows, changed, falls, results, seconds });
  const figures = Object.fromEntries(
    rows.map(({ set, kind, algorithm, pages, figures: values }) => [
      figureKey(set, kind, algorithm),
      rounded({ pages, ...values }),
    ]),
  );
  if (options.save !== null) writeBaseline(userPath(options.save), fileOf(run, figures, { withTexts: true }));
  if (options.write) {
    writeBaseline(COMMITTED, fileOf(run, figures, { withTexts: false }));
    writeBaseline(TEXTS, fileOf(run, figures, { withTexts: true }));
    await writeDocuments();
    return 0;
  }
  return falls.length > 0 ? 1 : 0;
}

function baselineOf({ against }) {
  if (against !== null) return readBaseline(against);
  return existsSync(COMMITTED) ? readBaseline(COMMITTED) : null;
}

const textsHere = () => (existsSync(TEXTS) ? readBaseline(TEXTS) : null);

const rounded = (values) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, Number(value.toFixed(4))]])),
  );

function print({ rows, changed, falls, results, seconds }) {
  for (const table of evaluationTables(rows)) printTable(table);
  const blocks = [
    changedLines(changed.slice(0, SHOWN), changed.length),
    falls.length > 0 ? ['Worse than the baseline by more than the error bar:', ...falls] : [],
    failureLines(results),
  ];
  for (const lines of blocks) if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  const { snapshots, reading } = seconds;
  console.log(`\n${reading.toFixed(0)} s to read all pages, ${snapshots.toFixed(0)} s to look at their snapshots.`);
}

/** Returns a line for each page that could not be read. Such pages are scored as empty texts. */
function failureLines(results) {
  const lines = [...results].flatMap(([set, pages]) =>
    [...pages].flatMap(([id, { error, failures = {} }]) =>
      error === undefined
        ? Object.entries(failures).map(([algorithm, message]) => `${set}/${id} ${algorithm}: ${message}`)
        : [`${set}/${id}: ${error}`],
    ),
  );
  return lines.length === 0 ? [] : ['Failed, and counted as empty:', ...lines];
}
