// Times a click from the button to the painted article, on real pages in fresh tabs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineOf } from '../machine.mjs';
import { readDataset } from '../quality/dataset.mjs';
import { startServer } from '../server.mjs';
import { withClicks } from './browser.mjs';
import { buildExtensions } from './extensions.mjs';

/**
 * Returns for each page the times of the clicks on each extension: `{ id, clicks: { <extension>: [{ first, second,
 * rested, cold }, …] } }`.
 */
export async function measureClicks(chromium, options) {
  const { name, pages } = readDataset({ split: 'dev', ...options });
  const folder = mkdtempSync(join(tmpdir(), 'lectern-extensions-'));
  const server = await startServer([...new Set(pages.map(({ site }) => site.folder))]);
  try {
    const folders = await buildExtensions(folder, options.against);
    const extensions = Object.keys(folders);
    const measured = await withClicks(chromium, Object.values(folders), async (clickOn) => {
      const rows = [];
      for (const { id, site } of pages) {
        const clicks = Object.fromEntries(extensions.map((extension) => [extension, []]));
        for (let run = 0; run < options.runs; run++) {
          // in turn, so that other work of the machine affects all extensions alike
          for (const [index, extension] of extensions.entries()) {
            clicks[extension].push(await clickOn(server.addressOf(site.folder, site.path), index));
          }
        }
        process.stderr.write(`${id}\n`);
        rows.push({ id, clicks });
      }
      return rows;
    });
    return { name, machine: machineOf(chromium), runs: options.runs, extensions, pages: measured };
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
