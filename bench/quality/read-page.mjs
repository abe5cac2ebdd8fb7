import { InPageError } from '../tab.mjs';
import { within } from '../within.mjs';
import { setModel } from './fold-models.mjs';

/** Longest load of a page (ms). */
const LONGEST_LOAD = 60_000;
/** Longest run of an algorithm on a page (ms). */
const LONGEST_RUN = 60_000;

/**
 * Loads a page once and reads it with all algorithms. Returns `readings` and `failures` by algorithm. An error in the
 * page fails one algorithm; any other error means that the tab is lost.
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
