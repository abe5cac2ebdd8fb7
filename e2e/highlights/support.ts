/** Helper functions for the tests of highlights. */
import type { Page, Worker } from '@playwright/test';
import type { HighlightedPage } from '../../src/store/highlights/types.ts';

/**
 * Selects the first occurrence of some words in the reader; '' clears the selection. Throws if the words are not found.
 */
export async function select(page: Page, words: string, block: 'start' | 'center' | 'end' = 'center'): Promise<void> {
  await page.evaluate(
    ([wanted, where]) => {
      const root = document.querySelector('[data-lectern]')?.shadowRoot as ShadowRoot & { getSelection?(): Selection };
      const selection = root.getSelection?.() ?? document.getSelection();
      selection?.removeAllRanges();
      const article = root.querySelector('.article') as Element;
      const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node && wanted; node = walker.nextNode() as Text | null) {
        const at = node.data.indexOf(wanted);
        if (at < 0) continue;
        node.parentElement?.scrollIntoView({ block: where, behavior: 'instant' });
        selection?.setBaseAndExtent(node, at, node, at + wanted.length);
        return;
      }
      if (wanted) throw new Error(`The article does not contain "${wanted}"`);
    },
    [words, block] as const,
  );
}

/** Returns the highlighted text by colour, from the browser's highlight registry. */
export function painted(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const all: Record<string, string> = {};
    for (const [name, ranges] of CSS.highlights) {
      const said = [...ranges].map(String).join('');
      if (name.startsWith('lectern-') && said !== '') all[name.replace('lectern-', '')] = said;
    }
    return all;
  });
}

export function stored(worker: Worker, url: string): Promise<HighlightedPage | undefined> {
  return worker.evaluate(async (address) => {
    const key = `highlights:${address}`;
    return (await chrome.storage.local.get(key))[key] as never;
  }, url);
}

export const marker = '.highlight-marker';
