// Measures how fast tools read a list of pages, how much memory they need, and how well they read.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build.mjs';
import { UserError } from '../../scripts/setup/main.mjs';
import { machineOf } from '../machine.mjs';
import { averageScores, mean } from '../quality/metrics/averages.mjs';
import { bootstrapDeviations } from '../quality/metrics/bootstrap.mjs';
import { EMPTY_PREDICTION } from '../quality/predictions.mjs';
import { randomNumbers } from '../quality/random-numbers.mjs';
import { referenceOf, scorePage } from '../quality/score-page.mjs';
import { chooseSets, openSet } from '../snapshots/sets.mjs';
import { startMeasuring } from './processes.mjs';
import { PARALLEL, TOOLS } from './tools.mjs';

/** Name of the data set. None of its pages were used to train a model. */
const SET = 'dragnet-train';
/** Seed of the random choice of pages. */
const SEED = 48;
/** Headers with which the pages are served: a page runs no scripts and loads nothing. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; script-src 'none'",
};
/** Longest time that a program may run (ms). */
const LONGEST_RUN = 1_800_000;

/** Matches environment variables that would send requests for the local server to a proxy. */
const PROXIES = /^(?:https?|all)_proxy$/i;
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !PROXIES.test(name)));

/** Resolves to the figures of each tool. If the data set is missing, prints a message and resolves to null. */
export async function measureCrawls(chromium, { limit }) {
  const set = openIfThere();
  if (set === null) return null;
  const pages = chosenPages(set.pages, limit);
  await build(['library'], { quiet: true });
  const site = await startSite(pages);
  const tools = {};
  try {
    for (const [name, tool] of Object.entries(TOOLS)) {
      console.error(`${name} …`);
      tools[name] = await measure(tool, pages, site);
    }
  } finally {
    site.close();
  }
  const load = mean(Object.values(tools).map((tool) => tool.load));
  return { load, set: SET, pages: pages.length, parallel: PARALLEL, tools, machine: machineOf(chromium) };
}

function openIfThere() {
  try {
    return openSet(chooseSets([SET])[0]);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`Nothing was measured. ${error.message}`);
    return null;
  }
}

function chosenPages(pages, limit) {
  const random = randomNumbers(SEED);
  return pages
    .filter(({ truth }) => truth.articleBody.trim() !== '')
    .map((page) => ({ page, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, limit)
    .map(({ page }) => page);
}

async function startSite(pages) {
  const texts = pages.map((page) => page.html());
  const server = createServer((request, response) => {
    const html = texts[Number(/^\/page\/(\d+)$/.exec(request.url ?? '')?.[1])];
    if (html === undefined) response.writeHead(404).end();
    else response.writeHead(200, HEADERS).end(html);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  return { urls: pages.map((_, index) => `http://127.0.0.1:${port}/page/${index}`), close: () => server.close() };
}

async function measure(tool, pages, { urls }) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-crawl-'));
  try {
    const [list, output] = ['urls.txt', 'pages.jsonl'].map((name) => join(folder, name));
    writeFileSync(list, `${urls.join('\n')}\n`);
    const stop = startMeasuring();
    const start = performance.now();
    const lines = tool.args ? await readList(tool.args(list, output), output) : await readEach(tool, urls);
    const seconds = (performance.now() - start) / 1000;
    return { seconds, load: loadavg()[0], ...stop(), ...scored(pages, urls, lines, tool) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a program that reads the whole list of pages. Resolves to the JSON lines that it has written. */
async function readList(args, output) {
  await run(args);
  if (!existsSync(output)) return [];
  return readFileSync(output, 'utf8').trim().split('\n').map(parsed);
}

/** Runs a program that reads a single page, once for each page. Resolves to the parsed output for each page. */
async function readEach({ argsOf }, urls) {
  const lines = [];
  const todo = [...urls];
  const work = async () => {
    for (let url = todo.shift(); url !== undefined; url = todo.shift())
      lines.push({ input: url, ...parsed(await run(argsOf(url))) });
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return lines;
}

/** Runs a Node program. Resolves to its standard output. */
function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: LONGEST_RUN,
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

/** Returns the parsed JSON; an object with an `error` if the text is not JSON. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { error: 'The tool printed no JSON.' };
  }
}

/** Computes the scores of a tool. A page that the tool could not read counts as an empty text. */
function scored(pages, urls, lines, { bodyOf }) {
  const byUrl = new Map(lines.filter(({ error }) => error === undefined).map((line) => [line.input, bodyOf(line)]));
  const scores = pages.map((page, index) => {
    const articleBody = byUrl.get(urls[index]) ?? '';
    return scorePage(page, referenceOf(page.truth), { ...EMPTY_PREDICTION, articleBody }).score;
  });
  const empty = urls.filter((url) => (byUrl.get(url) ?? '').trim() === '').length;
  return { score: averageScores(scores), deviation: bootstrapDeviations(scores).f1, empty };
}
