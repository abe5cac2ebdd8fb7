import { within } from '../within.mjs';

/**
 * Longest time to read a page with all algorithms (ms). A page that takes longer counts as failed, and its tab is
 * closed.
 */
const LONGEST_PAGE = 300_000;
/** Number of pages after which a tab is replaced, because its memory grows. */
const PAGES_PER_TAB = 150;
const LONGEST_CLOSE = 10_000;

/**
 * Reads pages in several tabs at the same time. If a page breaks its tab, reports the page as failed and opens a new
 * tab. Calls `onPage` with the result of every page, or with `{ error }` if the page failed. Ends early if `signal` is
 * aborted.
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
      // ends the work in all tabs, because the other tabs would fail, too: the browser cannot be started, or a result
      // cannot be written
      queue.length = 0;
      throw error;
    } finally {
      if (tab) await close(tab);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, pages.length) }, work));
}

/** Closes a tab. Waits for at most LONGEST_CLOSE, because a browser that hangs never closes its tab. */
const close = (tab) => within(LONGEST_CLOSE, tab.close()).catch(() => {});

const firstLine = (error) => error.message.split('\n')[0];
