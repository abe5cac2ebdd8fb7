// Runs the chosen bench (speed, quality, click, crawl or report), and prints or saves its result, as the options say.
import { measureClicks } from './click/index.mjs';
import { clickTables, unpainted } from './click/report.mjs';
import { measureCrawls } from './crawl/index.mjs';
import { crawlTable } from './crawl/report.mjs';
import { commandLine } from './document/command.mjs';
import { saveResult } from './document/results.mjs';
import { writeDocuments } from './document/write.mjs';
import { onInterruption } from './interruption.mjs';
import { userPath } from './paths.mjs';
import { missLines, withoutMisses } from './quality/coverage/tables.mjs';
import { measureQuality } from './quality/index.mjs';
import { failureLines, modelLine, qualityTables } from './quality/report.mjs';
import { withoutWrongTitles, wrongTitleLines } from './quality/title-tables.mjs';
import { widthLines } from './quality/width-tables.mjs';
import { readReportFile } from './report/index.mjs';
import { changeLines, headLines, reportTable, skippedLines } from './report/lines.mjs';
import { measureSpeed } from './speed/index.mjs';
import { speedTables } from './speed/report.mjs';
import { printTable } from './table.mjs';

const INTERRUPTED = 130;

async function runSpeed(chromium, options) {
  const speed = await measureSpeed(chromium, options);
  if (options.json) console.log(JSON.stringify({ speed }, null, 2));
  else for (const table of speedTables(speed)) printTable(table);
  await keep({ kind: 'speed', name: 'speed', run: speed }, options);
  return 0;
}

/**
 * Extracts the articles of a data set with each algorithm, and compares the texts with the ground truth. Ctrl-C ends
 * the run early; the results so far are still printed.
 */
async function runQuality(chromium, options) {
  const interruption = onInterruption();
  const run = await measureQuality(chromium, options, interruption);
  if (options.json) console.log(JSON.stringify(run, null, 2));
  else printQuality(run, options);
  if (interruption.aborted) return INTERRUPTED;
  // leaves out the lists of missed content and of wrong titles, because these quote pages, and page texts must not be
  // committed
  await keep({ kind: 'quality', name: run.name, run: withoutWrongTitles(withoutMisses(run)) }, options);
  return 0;
}

async function runClick(chromium, options) {
  const run = await measureClicks(chromium, options);
  if (options.json) console.log(JSON.stringify(run, null, 2));
  else for (const table of clickTables(run)) printTable(table);
  const failures = unpainted(run);
  if (failures.length > 0) console.error(`Nothing was painted:\n${failures.join('\n')}`);
  await keep({ kind: 'click', name: 'click', run }, options);
  return failures.length > 0 ? 1 : 0;
}

/** Measures the speed, memory and quality of the command `lectern` and of other tools on a list of pages. */
async function runCrawl(chromium, options) {
  const run = await measureCrawls(chromium, options);
  if (run === null) return 0;
  if (options.json) console.log(JSON.stringify(run, null, 2));
  else printTable(crawlTable(run));
  await keep({ kind: 'crawl', name: 'crawl', run }, options);
  return 0;
}

async function runReport(_chromium, options) {
  const { report, runs } = await readReportFile(options);
  if (options.json) {
    console.log(JSON.stringify(runs, null, 2));
    return 0;
  }
  console.log(headLines(report).join('\n'));
  printTable(reportTable(runs));
  for (const lines of [changeLines(runs), skippedLines(runs)])
    if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  return 0;
}

export const BENCHES = { speed: runSpeed, quality: runQuality, click: runClick, crawl: runCrawl, report: runReport };

/** Saves the results of a run and updates the documents, if the user gave the option `--write`. */
async function keep(result, { write, args }) {
  if (write === null) return;
  saveResult({ ...result, command: commandLine('bench', args) });
  await writeDocuments(userPath(write));
}

function printQuality(run, { out }) {
  for (const table of qualityTables(run)) printTable(table);
  const models = modelLine(run);
  if (models !== null) console.log(`\n${models}`);
  const misses = missLines(run);
  if (misses.length > 0) console.log(`\nNot in the articles, page by page:\n${misses.join('\n')}`);
  const widths = widthLines(run);
  if (widths.length > 0) console.log(`\nRead differently in a window of another width:\n${widths.join('\n')}`);
  const titles = wrongTitleLines(run);
  if (titles.length > 0) console.log(`\nHeadlines that are not the visible title:\n${titles.join('\n')}`);
  const failures = failureLines(run);
  if (failures.length > 0) console.log(`\nFailed, and counted as empty:\n${failures.join('\n')}`);
  if (run.truths === 0)
    console.log(`\nThere are no reference texts${out === null ? '; --out DIR keeps the texts' : ''}.`);
  if (run.read < run.pages) console.log(`\nInterrupted: ${run.read} of ${run.pages} pages were read.`);
}
