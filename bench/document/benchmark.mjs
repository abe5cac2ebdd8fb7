// Writes the text of docs/benchmark.md from the saved results of the benches.
import { clickTables } from '../click/report.mjs';
import { crawlTable } from '../crawl/report.mjs';
import { BASELINE_FORMAT } from '../eval/baseline.mjs';
import { documentTable } from '../eval/tables.mjs';
import { failureLines, modelLine, qualityTables } from '../quality/report.mjs';
import { speedTables } from '../speed/report.mjs';
import { markdownTable } from '../table.mjs';

const INTRODUCTION = `# Benchmark

Written by the bench, never by hand: each section ends with the command that renews it. Data sets stay outside the
repository; a packed one is unpacked first (\`tar -xJf ../shared/data/wcxb-dev.tar.xz -C .cache\`).

- Every page is loaded once in Chromium, without network and with scripting off, so that \`noscript\` shows what it holds;
  all algorithms read the same snapshot.
- Algorithms read what a person sees (the population \`rendered\`), unless a section says otherwise.
- The text is the article's body without headline, byline and captions, as Zyte's article-extraction-benchmark asks.
  Precision and recall are means over pages of shingles of four words, F1 is that of the means, accuracy the part of pages
  with exactly the words of the truth, ± the standard deviation of 1000 bootstrap draws with a fixed seed.
- WCXB's own figure counts words without regard to case and order; F1 is the mean over pages.
- A page on which an algorithm fails counts as empty, and is named.
- Where \`lectern\` takes part, a page of a site that its model was trained on is read by a model that has not seen the
  site (\`train/folds\`), and the section says how many pages that are.
- A page's language is the one it names, else the one that its script or its frequent words tell. Foreign copies are the
  same pages with every word replaced by a made-up one of another script and length; class names stay.
- The expected calibration error is the distance of confidence and F1 of the words in ten bins of confidence; the article
  AUC tells how well articles are told from the other kinds of page.
- Coverage counts what a person sees in the containers of the truth (where a truth is text alone, in the smallest element
  that holds its words): pictures that the page loads, under any of their addresses; code blocks, equal line by line;
  headings that are headings in the article, or its headline. The bench prints what is missing, page by page.
- Times are medians of up to three runs of each stage, beside the npm package @mozilla/readability (clone and parse) on the
  same page in the same tab, all after the same runs to warm up: ten where their code is new, else one. Every run has a page
  of which nothing was worked out before; the article goes on with what the algorithm has asked of it, as in the extension.

Whether the ports print what their originals print is in [parity.md](parity.md).`;

export function benchmarkDocument(results) {
  const quality = results.filter(({ kind }) => kind === 'quality').map(qualitySection);
  const speed = results.filter(({ kind }) => kind === 'speed').map(speedSection);
  const click = results.filter(({ kind }) => kind === 'click').map(clickSection);
  const crawl = results.filter(({ kind }) => kind === 'crawl').map(crawlSection);
  const evaluation = results.filter(({ format }) => format === BASELINE_FORMAT).map(evaluationSection);
  return `${[INTRODUCTION, ...evaluation, ...quality, ...click, ...speed, ...crawl].join('\n\n')}\n`;
}

const EVALUATION_NOTE =
  'All data sets, read in Node from stored snapshots; the other sections read in Chromium. A page of a site that the model was ' +
  'trained on is read by a model that has not seen the site. Comments kept and related links kept: less is better.';

function evaluationSection({ figures }) {
  return [
    '## Evaluation',
    EVALUATION_NOTE,
    markdownTable(documentTable(figures)),
    '```sh\nnpm run eval -- --write\n```',
  ].join('\n\n');
}

function qualitySection({ name, command, run }) {
  const { population, additions, note } = run;
  const options = [
    population === 'source' ? 'Whole document; the text as the originals print it.' : '',
    additions.length > 0 ? `With ${additions.join(', ')} in the text.` : '',
  ];
  const failures = failureLines(run);
  return section(
    name,
    [note, ...options, modelLine(run)].filter(Boolean).join(' '),
    qualityTables(run),
    failures.length > 0 ? `Failed:\n\n${failures.map((line) => `- ${line}`).join('\n')}` : '',
    command,
    run.machine,
  );
}

const CLICK_NOTE =
  'Real clicks on the button in fresh tabs, with pages at rest: the whole way from the click to the painted article, by a ' +
  'trace of the browser. *Lectern* is the extension as it is built, with marks between the stages; *baseline* does the ' +
  'least that a reader can: Readability on a clone of the document, its tree in a shadow root, one page of CSS; *empty* ' +
  'reads nothing and paints a line: the floor. The second click is on the same page, after the reader was closed. Clicks with nothing of the extension running are ' +
  'measured first, so that all others meet an engine that has been open for a minute or more. The browser ' +
  'stops a worker half a minute after its last work, so that most clicks of a reader are of the third kind.';

function clickSection({ name, command, run }) {
  return section(name, CLICK_NOTE, clickTables(run), '', command, run.machine);
}

function speedSection({ name, command, run }) {
  return section(name, 'Made pages of known size.', speedTables(run), '', command, run.machine);
}

const CRAWL_NOTE =
  'The same 200 pages from a local server (chosen from dragnet-train by a fixed seed; no model was trained on them), read from a ' +
  'list of addresses. `lectern` loads each page in Chromium, waits for its requests to end, and reads it with its layout; the ' +
  'others read the HTML. The two programs of Lectern read four pages at a time. The command of defuddle takes one page, so four of its ' +
  'processes run at a time. Readability with jsdom reads one page after the other in one process. Time includes starting the ' +
  'programs. Processor time is that of all processes; other programs on the machine change it less than the pages per second. ' +
  'Memory is the largest sum of the resident sets of all processes of the tool; what the processes of a browser share ' +
  'counts for each. Scores are of the text without headline, authors and date; a page without a text counts as empty.';

function crawlSection({ name, command, run }) {
  const load = `Mean load of the machine during the run: ${run.load.toFixed(1)}.`;
  return section(name, CRAWL_NOTE, [crawlTable(run)], load, command, run.machine);
}

function section(name, text, tables, rest, command, { chromium, node, cpu, cores }) {
  return [
    `## ${name}`,
    text,
    ...tables.map((table) => `**${table.title}**\n\n${markdownTable(table)}`),
    rest,
    `\`\`\`sh\n${command}\n\`\`\``,
    `Chromium ${chromium}, Node ${node}, ${cpu}, ${cores} cores.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
