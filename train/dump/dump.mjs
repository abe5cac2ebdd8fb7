// Every page of WCXB's development split, as the browser sees it: features, labels and words as files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleForPage } from '../../bench/bundle.mjs';
import { readJson } from '../../bench/files.mjs';
import { startProgress } from '../../bench/progress.mjs';
import { readWcxb } from '../../bench/quality/formats/wcxb.mjs';
import { readPages } from '../../bench/quality/workers.mjs';
import { startServer } from '../../bench/server.mjs';
import { openTab } from '../../bench/tab.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { foldOf, registrableDomain } from '../folds.mjs';

const LONGEST_DUMP = 60_000;

/** Writes `<id>.bin` for every page, and `features.json`, into an emptied folder. */
export async function dumpPages(chromium, data, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const script = await bundleForPage(fileURLToPath(import.meta.resolve('./in-page.ts')));
  const pages = readWcxb(data, { split: 'dev' }).filter(({ truth }) => truth !== null);
  const seen = readJson(join(root, 'train/comments-by-hand.json'));
  const server = await startServer();
  const advance = startProgress(pages.length, 0);
  const failed = [];
  try {
    await readPages({
      pages,
      count: 2,
      async openTab() {
        // the pages' scripts do not run, and the browser should know
        const tab = await openTab({ executablePath: chromium, script, scripting: false });
        await tab.visit(server.blank);
        return tab;
      },
      read: (tab, page) => dumpPage(tab, page, seen[page.id] ?? null, folder),
      onPage({ id }, { error }) {
        if (error !== undefined) failed.push(`${id}: ${error}`);
        advance(error !== undefined);
      },
    });
  } finally {
    server.close();
  }
  return { pages: pages.length, failed };
}

async function dumpPage(tab, { id, url, html, truth }, seen, folder) {
  await tab.show(html());
  const domain = registrableDomain(url, id);
  const facts = { id, url, kind: truth.type, domain, fold: foldOf(domain) };
  const request = JSON.stringify({ url, truth: truth.articleBody, facts, kind: truth.type, seen });
  writeFileSync(join(folder, `${id}.bin`), await tab.call(`lecternBench.dump(${request})`, LONGEST_DUMP), 'base64');
  const names = join(folder, 'features.json');
  writeFileSync(names, JSON.stringify(await tab.call('lecternBench.featureNames')));
  return {};
}
