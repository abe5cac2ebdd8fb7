import { InPageError } from '../tab.mjs';
import { within } from '../within.mjs';
import { setModel } from './fold-models.mjs';

/** Longest time that loading a page may take (ms). */
const LONGEST_LOAD = 60_000;
/** Longest time that an algorithm may take on a page (ms). */
const LONGEST_RUN = 60_000;

/**
 * Loads a page and reads it with all algorithms. Returns the results (`readings`) and the error messages (`failures`)
 * by algorithm. Throws if the tab itself fails, for example if it crashes; the caller must then close the tab.
 */
export async function readPage(
  tab,
  page,
  { algorithms, population, additions, foreign, styles, shown, guard, isTimed, foldModels, addressOf },
) {
  const load = page.site ? tab.visit(addressOf(page.site.folder, page.site.path)) : tab.show(page.html());
  await within(LONGEST_LOAD, load);
  const fold = foldModels === null ? null : await setModel(tab, foldModels, page);
  const isAsItIs = population === 'rendered' && foreign === null && styles;
  const place = isAsItIs ? (page.truth?.place ?? null) : null;
  const request = JSON.stringify({ url: page.url, population, additions, foreign, shown, place, guard, isTimed });
  const opened = await tab.call(`lecternBench.openPage(${request})`, LONGEST_RUN);
  const result = { ...opened, fold, readings: {}, failures: {} };
  for (const id of algorithms) {
    try {
      result.readings[id] = await tab.call(`lecternBench.read(${JSON.stringify(id)})`, LONGEST_RUN);
    } catch (error) {
      if (!(error instanceof InPageError)) throw error;
      result.failures[id] = error.message.split('\n')[0];
    }
  }
  return result;
}
