// Pairs of pages of one site and kind: what the truth would have corrected on the first is remembered, and replayed on the
// second, whose truth says what was taken out rightly and what wrongly.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleForPage } from '../bundle.mjs';
import { startProgress } from '../progress.mjs';
import { readDataset } from '../quality/dataset.mjs';
import { startServer } from '../server.mjs';
import { openTab } from '../tab.mjs';
import { within } from '../within.mjs';
import { replayTables } from './tables.mjs';

/** A page that takes longer (ms) is given up. */
const LONGEST = 60_000;
const DOCUMENT = fileURLToPath(new URL('../../docs/remembering.md', import.meta.url));

export async function measureRemembering(chromium, options) {
  const { pages, viewport } = readDataset({ format: 'wcxb', data: options.data, split: 'dev', ids: null });
  const pairs = pairsOf(pages, options.pairs).slice(0, options.limit);
  const script = await bundleForPage(fileURLToPath(import.meta.resolve('./in-page.ts')));
  const server = await startServer();
  const tabs = lastingTab(async () => {
    const tab = await openTab({ executablePath: chromium, script, scripting: false, viewport });
    await tab.visit(server.blank);
    return tab;
  });
  const advance = startProgress(pairs.length, 0);
  const rows = [];
  try {
    for (const pair of pairs) {
      for (const algorithm of options.algorithms) rows.push(...(await replayPair(tabs, pair, algorithm)));
      advance(false);
    }
  } finally {
    server.close();
    await tabs.close();
  }
  const tables = replayTables(rows, pairs);
  console.log(tables);
  if (options.samples) for (const row of rows) console.log(JSON.stringify(row));
  if (options.write) writeTables(tables);
  return 0;
}

/** A tab that is opened anew where a page has ended it. */
function lastingTab(open) {
  let tab = null;
  const close = async () => {
    const last = tab;
    tab = null;
    await last?.close().catch(() => {});
  };
  return { get: async () => (tab ??= await open()), close };
}

/** Neighbours in the order of their addresses, of one host and one kind. */
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

async function replayPair(tabs, { site, first, second }, algorithm) {
  const asked = await onPage(tabs, first, algorithm, (call) => call('ask()'));
  const signed = asked?.filter(({ signature }) => signature !== null) ?? [];
  const replayed = await onPage(tabs, second, algorithm, async (call) => {
    const results = [];
    for (const { signature } of signed) results.push(await call(`replay(${JSON.stringify(signature)})`));
    return results;
  });
  const rows = asked?.filter(({ signature }) => signature === null).map((row) => ({ ...row, outcome: 'untold' })) ?? [];
  const done = replayed ? signed.map((row, at) => ({ ...row, ...replayed[at] })) : [];
  return [...rows, ...done].map((row) => ({ site, first: first.id, second: second.id, algorithm, ...row }));
}

/** null for a page that cannot be read. */
async function onPage(tabs, page, algorithm, work) {
  try {
    const tab = await tabs.get();
    const call = (expression) => tab.call(`lecternBench.${expression}`, LONGEST);
    await within(LONGEST, tab.show(page.html()));
    await call(`openPage(${JSON.stringify(algorithm)}, ${JSON.stringify(page.truth.articleBody)})`);
    return await work(call);
  } catch (error) {
    console.error(`${page.id} with ${algorithm}: ${error.message.split('\n')[0]}`);
    await tabs.close();
    return null;
  }
}

/** The part of the document that is written by hand ends here. */
const MARK = '<!-- measured: node bench/remembering/run.mjs --write -->';

function writeTables(tables) {
  const [prose] = readFileSync(DOCUMENT, 'utf8').split(MARK);
  writeFileSync(DOCUMENT, `${prose}${MARK}\n\n${tables}\n`);
}
