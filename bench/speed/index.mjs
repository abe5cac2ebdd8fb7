// Speed of every stage, in pages of known size and in the user's own.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../../scripts/setup/main.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { launchBench } from '../browser.mjs';
import { bundleForPage, importTypeScript } from '../bundle.mjs';
import { findPages } from '../data.mjs';

/** A measurement takes no longer than this (ms) before its last run. */
const BUDGET = 1500;
/** Beyond this many nodes no switching is timed: nobody reads an article of that length at one go. */
const LARGEST_TO_SHOW = 150_000;
const SMALLEST_SERIES = 1000;

/** All numbers: part → pages with their measurements, or null for a part that was not asked for. */
export async function measureSpeed(chromium, options) {
  const [script, synthetic, { algorithmInfos }] = await Promise.all([
    bundleForPage(fileURLToPath(import.meta.resolve('./in-page.ts'))),
    importTypeScript(fileURLToPath(import.meta.resolve('./synthetic.ts'))),
    importTypeScript(join(root, 'src', 'algorithms', 'index.ts')),
  ]);
  checkIds(
    options.algorithms,
    algorithmInfos.map(({ id }) => id),
  );
  const bench = await launchBench(chromium, script);
  try {
    const parts = {};
    for (const part of options.parts) {
      const pages = pagesOf(part, options, synthetic);
      parts[part] = pages && (await measurePages(bench, pages, options));
    }
    return parts;
  } finally {
    await bench.close();
  }
}

function checkIds(asked, known) {
  const unknown = asked.find((id) => !known.includes(id));
  if (unknown) throw new UserError(`There is no algorithm "${unknown}"; there are ${known.join(', ')}.`);
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

async function measurePages(bench, pages, { runs, algorithms }) {
  const request = JSON.stringify({ runs, algorithms, budget: BUDGET, largestToShow: LARGEST_TO_SHOW });
  const measured = [];
  for (const { name, html } of pages) {
    const text = html();
    process.stderr.write(`${name} …\n`);
    try {
      measured.push({ name, bytes: text.length, ...(await bench.run(text, `lecternBench.measure(${request})`)) });
    } catch (error) {
      // one page that breaks must not cost the others, and must not be overlooked either
      console.error(`${name}: ${error.message.split('\n')[0]}`);
      measured.push({ name, error: error.message });
    }
  }
  return measured;
}
