import { within } from '../within.mjs';

/** A page that takes longer than this (ms) for all algorithms together is given up with its tab. */
const LONGEST_PAGE = 300_000;
/** After so many pages a tab is replaced, before it grows. */
const PAGES_PER_TAB = 150;
const LONGEST_CLOSE = 10_000;

/**
 * Reads pages in several tabs side by side. A page that breaks its tab is reported as failed, the tab is replaced, and
 * the others go on. `onPage` gets every result, or `{ error }`. Ends early when the signal says so.
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
      // without a browser, or without a place to write, there is no going on for the others either
      queue.length = 0;
      throw error;
    } finally {
      if (tab) await close(tab);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, pages.length) }, work));
}

/** A browser that hangs must not hang the run. */
const close = (tab) => within(LONGEST_CLOSE, tab.close()).catch(() => {});

const firstLine = (error) => error.message.split('\n')[0];
