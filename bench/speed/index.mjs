// Speed of every stage, in pages of known size and in the user's own.
import { fileURLToPath } from 'node:url';
import { bundleForPage, importTypeScript } from '../bundle.mjs';
import { chooseAlgorithms } from '../choose-algorithms.mjs';
import { machineOf } from '../machine.mjs';
import { startServer } from '../server.mjs';
import { openTab } from '../tab.mjs';
import { findPages } from './pages.mjs';

/** A measurement takes no longer than this (ms) before its last run. */
const BUDGET = 1500;
/** For the series by size, where the largest page must have more than one run. */
const LONG_BUDGET = 6000;
/** Beyond this many nodes no switching is timed: nobody reads an article of that length at one go. */
const LARGEST_TO_SHOW = 150_000;
const SMALLEST_SERIES = 1000;

/** All numbers: part → pages with their measurements, for the parts that were asked for; and the machine. */
export async function measureSpeed(chromium, options) {
  const [script, synthetic, algorithms] = await Promise.all([
    bundleForPage(fileURLToPath(import.meta.resolve('./in-page.ts'))),
    importTypeScript(fileURLToPath(import.meta.resolve('./synthetic.ts'))),
    chooseAlgorithms(options.algorithms),
  ]);
  const server = await startServer();
  const tab = await openTab({ executablePath: chromium, script });
  const run = async (html, expression) => {
    // from scratch for every page: nothing of ours is compiled yet
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

/** What runs in the page for a part: the series by size has a question of its own. */
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
      // one page that breaks must not cost the others, and must not be overlooked either
      console.error(`${name}: ${error.message.split('\n')[0]}`);
      measured.push({ name, error: error.message });
    }
  }
  return measured;
}
