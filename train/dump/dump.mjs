// Writes the features, labels and words of every page in the development split of the data set WCXB.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledCode } from '../../bench/eval/read-sets.mjs';
import { readJson } from '../../bench/files.mjs';
import { startProgress } from '../../bench/progress.mjs';
import { runJobs } from '../../bench/snapshots/pool.mjs';
import { chooseSets, openSet } from '../../bench/snapshots/sets.mjs';
import { snapshotFile } from '../../bench/snapshots/store.mjs';
import { takeSnapshots } from '../../bench/snapshots/take.mjs';
import { findChromium } from '../../scripts/setup/browsers.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { foldOf, registrableDomain } from '../folds.mjs';

const SET = 'wcxb-dev';

/**
 * Empties the folder, and writes `<id>.bin` for every page as well as `features.json`. First takes the snapshots that
 * are missing or outdated.
 */
export async function dumpPages(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sets = chooseSets([SET]).map((set) => openSet(set));
  const { failed: untaken } = await takeSnapshots(findChromium, sets);
  const pages = sets.flatMap((set) => set.pages).filter(({ truth }) => truth !== null);
  const seen = readJson(join(root, 'train/comments-by-hand.json'));
  const code = await bundledCode(import.meta.resolve('./dump-page.ts'));
  const { featureNames } = await import(code);
  writeFileSync(join(folder, 'features.json'), JSON.stringify(featureNames));
  const advance = startProgress(pages.length);
  const results = await runJobs({
    task: import.meta.resolve('./dump-task.mjs'),
    data: { code },
    jobs: pages.map((page) => jobOf(page, seen[page.id] ?? null, folder)),
    onResult: ({ error }) => advance(error !== undefined),
  });
  const failed = results.flatMap(({ error }, index) => (error === undefined ? [] : [`${pages[index].id}: ${error}`]));
  return { pages: pages.length, failed: [...untaken, ...failed] };
}

function jobOf({ id, url, truth }, seen, folder) {
  const domain = registrableDomain(url, id);
  const facts = { id, url, kind: truth.type, domain, fold: foldOf(domain) };
  return {
    snapshot: snapshotFile(SET, id),
    target: join(folder, `${id}.bin`),
    request: { truth: truth.articleBody, facts, kind: truth.type, seen },
  };
}
