// Measures the time of each stage of reading a page (snapshot, algorithm, article). The pages are generated pages of
// known size, and the pages of a folder that the user names.
import { fileURLToPath } from 'node:url';
import { bundleForPage, importTypeScript } from '../bundle.mjs';
import { chooseAlgorithms } from '../choose-algorithms.mjs';
import { machineOf } from '../machine.mjs';
import { startServer } from '../server.mjs';
import { openTab } from '../tab.mjs';
import { findPages } from './pages.mjs';

/** Total time of a measurement's runs after which no further run is started (ms). */
const BUDGET = 1500;
/**
 * Like `BUDGET`, but for pages of growing size (ms). It is higher, because one run is not enough on the largest page.
 */
const LONG_BUDGET = 6000;
/** Size of the largest page on which switching between algorithms is timed (nodes). */
const LARGEST_TO_SHOW = 150_000;
const SMALLEST_SERIES = 1000;

/** Measures the requested parts. Returns the machine, and for each part its pages with their times. */
export async function measureSpeed(chromium, options) {
  const [script, synthetic, algorithms] = await Promise.all([
    bundleForPage(fileURLToPath(import.meta.resolve('./in-page.ts'))),
    importTypeScript(fileURLToPath(import.meta.resolve('./synthetic.ts'))),
    chooseAlgorithms(options.algorithms),
  ]);
  const server = await startServer();
  const tab = await openTab({ executablePath: chromium, script });
  const run = async (html, expression) => {
    // opens a new document for every page, in which no code of the extension has been compiled yet
    await tab.visit(server.blank);
    await tab.show(html);
    return tab.call(expression);
  };
  try {
    const speed = { machine: machineOf(chromium) };
    for (const part of options.parts) {
      const pages = pagesOf(part, options, synthetic);
      speed[part] = pages && (await measurePages(run, pages, expressionFor(part, { ...options, algorithms })));
    }
    return speed;
  } finally {
    await tab.close();
    server.close();
  }
}

function pagesOf(part, { data, limit, maxNodes }, { articlePages, pageOfNodes }) {
  if (part === 'pages') return articlePages().map(({ name, html }) => ({ name, html: () => html }));
  if (part === 'nodes') {
    return [1, 10, 100, 1000]
      .map((factor) => factor * SMALLEST_SERIES)
      .filter((count) => count <= maxNodes)
      .map((count) => ({ name: count.toLocaleString('en'), html: () => pageOfNodes(count).html }));
  }
  if (data === null) return null;
  const pages = findPages(data, limit);
  if (!pages) console.error(`There is no folder ${data}: its pages are skipped.`);
  return pages;
}

function expressionFor(part, { runs, algorithms }) {
  if (part === 'nodes')
    return `lecternBench.measureGrowth(${JSON.stringify({ runs, algorithms, budget: LONG_BUDGET })})`;
  return `lecternBench.measure(${JSON.stringify({ runs, algorithms, budget: BUDGET, largestToShow: LARGEST_TO_SHOW })})`;
}

async function measurePages(run, pages, expression) {
  const measured = [];
  for (const { name, html } of pages) {
    const text = html();
    process.stderr.write(`${name} …\n`);
    try {
      measured.push({ name, bytes: text.length, ...(await run(text, expression)) });
    } catch (error) {
      console.error(`${name}: ${error.message.split('\n')[0]}`);
      measured.push({ name, error: error.message });
    }
  }
  return measured;
}
