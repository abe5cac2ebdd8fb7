// Measures the time from a click on the toolbar button to the painted article, on real pages in new tabs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineOf } from '../machine.mjs';
import { readDataset } from '../quality/dataset.mjs';
import { startServer } from '../server.mjs';
import { withReaders } from './beside.mjs';
import { withClicks } from './browser.mjs';
import { buildExtensions, EMPTY } from './extensions.mjs';

/**
 * Clicks all extensions on all pages. Returns the name of the data set, the machine, the options, and `pages`. A page
 * has its `id` and:
 *
 * - `clicks`: `{ <extension>: [{ first, second, rested, cold }, …] }`, the times of each click.
 * - `words` (only if the user named other readers with `--beside`): `{ <reader>: [{ first, rested, cold }, …] }`, the
 *   times until words of the article are painted.
 */
export async function measureClicks(chromium, options) {
  const { name, pages } = readDataset({ split: 'dev', ...options });
  const folder = mkdtempSync(join(tmpdir(), 'lectern-extensions-'));
  const server = await startServer([...new Set(pages.map(({ site }) => site.folder))]);
  const addressOf = ({ site }) => server.addressOf(site.folder, site.path);
  try {
    const folders = await buildExtensions(folder, options.against);
    const extensions = Object.keys(folders);
    const measured = await withClicks(chromium, Object.values(folders), options.slow, (clickOn) =>
      inTurn(pages, extensions, options.runs, (extension, page, isCold) =>
        clickOn(addressOf(page), extensions.indexOf(extension), isCold),
      ),
    );
    const rows = measured.map(({ id, times }) => ({ id, clicks: times }));
    const run = { name, machine: machineOf(chromium), runs: options.runs, slow: options.slow, extensions, pages: rows };
    const peers = Object.keys(options.beside);
    if (peers.length === 0) return run;
    const readers = { ...folders, ...options.beside };
    // leaves out the extension that only paints one line, because it never shows words of the article
    delete readers[EMPTY];
    const words = await withReaders(chromium, readers, options.slow, (clickOn) =>
      inTurn(pages, Object.keys(readers), options.runs, (reader, page, isCold) =>
        clickOn(reader, addressOf(page), page.truth?.articleBody ?? '', isCold),
      ),
    );
    return {
      ...run,
      readers: Object.keys(readers),
      pages: rows.map((row, index) => ({ ...row, words: words[index].times })),
    };
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Time after the last cold click until Lectern's engine has warmed its code for the second time (ms). */
const SECOND_WARM_UP = 50_000;

/**
 * Clicks all extensions once, then all again, and so on. Other programs on the machine then slow down all extensions
 * equally. All cold clicks come first. Each of them closes the engine page; mixed with the others, no click would find
 * an engine that has been open for more than a few seconds.
 */
async function inTurn(pages, extensions, runs, clickOn) {
  const rows = pages.map(({ id }) => ({
    id,
    times: Object.fromEntries(extensions.map((extension) => [extension, Array.from({ length: runs }, () => ({}))])),
  }));
  for (const isCold of [true, false]) {
    if (!isCold) await new Promise((done) => setTimeout(done, SECOND_WARM_UP));
    for (const [index, page] of pages.entries()) {
      for (let run = 0; run < runs; run++)
        for (const extension of extensions)
          Object.assign(rows[index].times[extension][run], await clickOn(extension, page, isCold));
      process.stderr.write(`${page.id}${isCold ? ' (cold)' : ''}\n`);
    }
  }
  return rows;
}
