// Measures how well the corrections that a user makes on one page work on another page of the same site and kind.
// Derives the corrections from the ground truth of the first page, and applies them to the second page as the extension
// would. Then compares the result with the ground truth of the second page.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from '../bundle.mjs';
import { startProgress } from '../progress.mjs';
import { unpackRecord } from '../snapshots/pack.mjs';
import { chooseSets, openSet } from '../snapshots/sets.mjs';
import { snapshotFile } from '../snapshots/store.mjs';
import { replayTables } from './tables.mjs';

const DOCUMENT = fileURLToPath(new URL('../../docs/remembering.md', import.meta.url));

export async function measureRemembering(options) {
  const { pages } = openSet(chooseSets(['wcxb-dev'])[0]);
  const pairs = pairsOf(pages, options.pairs).slice(0, options.limit);
  const call = await importTypeScript(fileURLToPath(import.meta.resolve('./replay-pair.ts')));
  const open = openerFor(call);
  const advance = startProgress(pairs.length, 0);
  const rows = [];
  for (const pair of pairs) {
    for (const algorithm of options.algorithms) rows.push(...replayPair(open, call, pair, algorithm));
    advance(false);
  }
  const tables = replayTables(rows, pairs);
  console.log(tables);
  if (options.samples) for (const row of rows) console.log(JSON.stringify(row));
  if (options.write) writeTables(tables);
  return 0;
}

/** Returns pairs of consecutive pages with the same host and kind; at most `most` pairs for each host and kind. */
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

function replayPair(open, call, { site, first, second }, algorithm) {
  const asked = open(first, algorithm) ? call.ask() : [];
  const signed = asked.filter(({ signature }) => signature !== null);
  const rows = asked.filter(({ signature }) => signature === null).map((row) => ({ ...row, outcome: 'untold' }));
  const isOpen = signed.length > 0 && open(second, algorithm);
  const done = isOpen ? signed.map((row) => ({ ...row, ...call.replay(row.signature) })) : [];
  return [...rows, ...done].map((row) => ({ site, first: first.id, second: second.id, algorithm, ...row }));
}

/**
 * Returns a function that opens a stored page and reads it with an algorithm. The returned function returns false if
 * the page cannot be read.
 */
function openerFor({ openPage }) {
  return (page, algorithm) => {
    try {
      openPage(unpackRecord(readFileSync(snapshotFile('wcxb-dev', page.id))), algorithm, page.truth.articleBody);
      return true;
    } catch (error) {
      console.error(`${page.id} with ${algorithm}: ${error.message.split('\n')[0]}`);
      return false;
    }
  };
}

/** Comment in docs/remembering.md after which the measured tables begin. */
const MARK = '<!-- measured: node bench/remembering/run.mjs --write -->';

function writeTables(tables) {
  const [prose] = readFileSync(DOCUMENT, 'utf8').split(MARK);
  writeFileSync(DOCUMENT, `${prose}${MARK}\n\n${tables}\n`);
}
