// Reads all pages of some data sets with the algorithms, from stored page snapshots, in worker threads.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../../scripts/setup/root.mjs';
import { bundleForNode } from '../bundle.mjs';
import { startProgress } from '../progress.mjs';
import { foldModelsFor } from '../quality/fold-models.mjs';
import { digestOf } from '../snapshots/pack.mjs';
import { runJobs } from '../snapshots/pool.mjs';
import { snapshotFile } from '../snapshots/store.mjs';

/** Bundles the code that the worker threads run, writes it to a file, and returns the file's URL. */
export async function bundledCode(entry) {
  const code = await bundleForNode(fileURLToPath(new URL(entry, import.meta.url)));
  const folder = join(root, '.cache/eval');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `code-${digestOf(code)}.mjs`);
  writeFileSync(file, code);
  return pathToFileURL(file).href;
}

/**
 * Returns nested maps: data set → page id → the result of the job (`start` in `read-task.mjs`), or `{ error }` if the
 * page could not be read.
 */
export async function readSets(sets, { algorithms, workers, answerCode, folder }) {
  const foldModels = foldModelsFor(algorithms);
  const all = sets.flatMap((set) => set.pages.map((page) => ({ set, page })));
  const advance = startProgress(all.length);
  const results = await runJobs({
    task: new URL('./read-task.mjs', import.meta.url).href,
    data: { code: await bundledCode('./read.ts'), models: foldModels?.models ?? [], algorithms, answerCode },
    jobs: all.map(({ set, page: { id, url, canonicalUrl, truth } }) => ({
      file: snapshotFile(set.name, id, folder),
      page: { id, truth },
      fold: foldModels?.foldOf({ id, url, canonicalUrl }) ?? null,
    })),
    count: workers,
    onResult: ({ error, failures = {} }) => advance(error !== undefined || Object.keys(failures).length > 0),
  });
  const bySet = new Map(sets.map(({ name }) => [name, new Map()]));
  for (const [index, { set, page }] of all.entries()) bySet.get(set.name).set(page.id, results[index]);
  return bySet;
}
