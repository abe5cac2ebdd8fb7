// Pairs of pages of one site and kind: what the truth would have corrected on the first is remembered, and replayed on the
// second, whose truth says what was taken out rightly and what wrongly.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleForPage } from '../bundle.mjs';
import { startProgress } from '../progress.mjs';
import { readDataset } from '../quality/dataset.mjs';
import { startServer } from '../server.mjs';
import { openTab } from '../tab.mjs';
import { replayTables } from './tables.mjs';

/** A page that takes longer (ms) is given up. */
const LONGEST = 60_000;
const DOCUMENT = fileURLToPath(new URL('../../docs/remembering.md', import.meta.url));

export async function measureRemembering(chromium, options) {
  const { pages, viewport } = readDataset({ format: 'wcxb', data: options.data, split: 'dev', ids: null });
  const pairs = pairsOf(pages, options.pairs).slice(0, options.limit);
  const script = await bundleForPage(fileURLToPath(import.meta.resolve('./in-page.ts')));
  const server = await startServer();
  const tab = await openTab({ executablePath: chromium, script, scripting: false, viewport });
  const advance = startProgress(pairs.length, 0);
  const rows = [];
  try {
    await tab.visit(server.blank);
    for (const pair of pairs) {
      for (const algorithm of options.algorithms) rows.push(...(await replayPair(tab, pair, algorithm)));
      advance(false);
    }
  } finally {
    server.close();
    await tab.close();
  }
  const tables = replayTables(rows, pairs);
  console.log(tables);
  if (options.samples) for (const row of rows.filter(({ wrong }) => wrong > 0)) console.log(JSON.stringify(row));
  if (options.write) writeTables(tables);
  return 0;
}

/** Neighbours in the order of their addresses, of one host and one kind; both ways. */
function pairsOf(pages, most) {
  const sites = new Map();
  for (const page of pages.filter(({ url, truth }) => url && truth?.articleBody)) {
    const key = `${new URL(page.url).host.replace(/^www\./, '')} ${page.truth.type}`;
    sites.set(key, [...(sites.get(key) ?? []), page]);
  }
  return [...sites].flatMap(([site, members]) =>
    members
      .slice(0, -1)
      .slice(0, most)
      .map((first, at) => ({ site, first, second: members[at + 1] })),
  );
}

async function replayPair(tab, { site, first, second }, algorithm) {
  const asked = await onPage(tab, first, algorithm, (call) => call('ask()'));
  const signed = asked?.filter(({ signature }) => signature !== null) ?? [];
  const replayed = await onPage(tab, second, algorithm, async (call) => {
    const results = [];
    for (const { signature } of signed) results.push(await call(`replay(${JSON.stringify(signature)})`));
    return results;
  });
  const rows = asked?.filter(({ signature }) => signature === null).map((row) => ({ ...row, outcome: 'untold' })) ?? [];
  const done = replayed ? signed.map((row, at) => ({ ...row, ...replayed[at] })) : [];
  return [...rows, ...done].map((row) => ({ site, first: first.id, second: second.id, algorithm, ...row }));
}

/** null for a page that cannot be read. */
async function onPage(tab, page, algorithm, work) {
  const call = (expression) => tab.call(`lecternBench.${expression}`, LONGEST);
  try {
    await tab.show(page.html());
    await call(`openPage(${JSON.stringify(algorithm)}, ${JSON.stringify(page.truth.articleBody)})`);
    return await work(call);
  } catch (error) {
    console.error(`${page.id} with ${algorithm}: ${error.message.split('\n')[0]}`);
    return null;
  }
}

function writeTables(tables) {
  writeFileSync(DOCUMENT, tables);
}
