import { within } from '../within.mjs';

/** Longest time of a page for all algorithms together (ms); then its tab is closed. */
const LONGEST_PAGE = 300_000;
/** Pages after which a tab is replaced, because its memory grows. */
const PAGES_PER_TAB = 150;
const LONGEST_CLOSE = 10_000;

/**
 * Reads pages in several tabs side by side. If a page breaks its tab, it is reported as failed, the tab is replaced,
 * and the others continue. `onPage` gets every result, or `{ error }`. Ends early when `signal` is aborted.
 */
export async function readPages({ pages, count, openTab, read, onPage, signal }) {
  const queue = [...pages];
  const work = async () => {
    let tab = null;
    let used = 0;
    try {
      while (queue.length > 0 && !signal?.aborted) {
        const page = queue.shift();
        tab ??= await openTab();
        const result = await within(LONGEST_PAGE, read(tab, page)).catch((error) => ({ error: firstLine(error) }));
        onPage(page, result);
        if (result.error === undefined && ++used < PAGES_PER_TAB) continue;
        await close(tab);
        tab = null;
        used = 0;
      }
    } catch (error) {
      // without a browser, or without a place to write, the other lanes cannot continue either
      queue.length = 0;
      throw error;
    } finally {
      if (tab) await close(tab);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, pages.length) }, work));
}

/** Closes a tab, with a time limit so that a hanging browser does not stop the run. */
const close = (tab) => within(LONGEST_CLOSE, tab.close()).catch(() => {});

const firstLine = (error) => error.message.split('\n')[0];
