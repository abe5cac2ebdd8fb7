// Reads every page of a data set with every algorithm, in several tabs of a browser.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleForPage } from '../bundle.mjs';
import { userPath } from '../paths.mjs';
import { startProgress } from '../progress.mjs';
import { startServer } from '../server.mjs';
import { openTab } from '../tab.mjs';
import { noJournal, openJournal, runKey } from './journal.mjs';
import { readPage } from './read-page.mjs';
import { readPages } from './workers.mjs';

/**
 * Returns the result of `readPage` for each page id, or `{ error }` if the page could not be read. With the option
 * `out`, stores the results, and continues an interrupted run. Other options change how the pages are read: translated
 * into a `foreign` script, in a window of another `width`, or without `styles`.
 */
export async function readDatasetPages(chromium, { pages, viewport }, algorithms, options, signal) {
  const { population, additions, foldModels = null, format, split, out, workers } = options;
  const { foreign = null, width = null, styles = true, shown = false, guard = false, isTimed = true } = options;
  const script = await bundleForPage(fileURLToPath(import.meta.resolve('./in-page.ts')));
  const reading = [foreign, width, styles, shown, guard];
  const how = [algorithms, population, additions, reading, foldModels?.key, format, split, userPath(options.data)];
  const name = `${['pages', foreign, width, styles ? null : 'no-styles'].filter((part) => part !== null).join('-')}.jsonl`;
  const journal = out === null ? noJournal() : openJournal(join(userPath(out), name), runKey([script, how]));
  const results = new Map(pages.flatMap(({ id }) => (journal.results.has(id) ? [[id, journal.results.get(id)]] : [])));
  const server = await startServer([...new Set(pages.flatMap(({ site }) => (site ? [site.folder] : [])))], { styles });
  const advance = startProgress(pages.length, results.size);
  try {
    await readPages({
      pages: pages.filter(({ id }) => !results.has(id)),
      count: workers,
      signal,
      async openTab() {
        // turns scripting off, so that the browser shows the content of `noscript` elements
        const window = { ...viewport, ...(width === null ? {} : { width }) };
        const tab = await openTab({ executablePath: chromium, script, scripting: false, viewport: window });
        await tab.visit(server.blank);
        return tab;
      },
      read: (tab, page) =>
        readPage(tab, page, {
          algorithms,
          population,
          additions,
          foreign,
          styles,
          shown,
          guard,
          isTimed,
          foldModels,
          addressOf: server.addressOf,
        }),
      onPage({ id }, result) {
        results.set(id, result);
        const isFailed = result.error !== undefined || Object.keys(result.failures).length > 0;
        // does not store failed pages, so that the next run tries them again
        if (!isFailed) journal.add(id, result);
        advance(isFailed);
      },
    });
  } finally {
    server.close();
  }
  return results;
}
