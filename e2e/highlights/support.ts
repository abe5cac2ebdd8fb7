/** What the specs of highlights share. */
import type { Page, Worker } from '@playwright/test';
import type { HighlightedPage } from '../../src/store/highlights/types.ts';

/** Selects the first place in the reader where this is said, as a hand would have; '' for nothing. */
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
      if (wanted) throw new Error(`Nobody says "${wanted}"`);
    },
    [words, block] as const,
  );
}

/** What the browser paints, by colour. */
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

/** What is stored of the page with this address. */
export function stored(worker: Worker, url: string): Promise<HighlightedPage | undefined> {
  return worker.evaluate(async (address) => {
    const key = `highlights:${address}`;
    return (await chrome.storage.local.get(key))[key] as never;
  }, url);
}

export const marker = '.highlight-marker';
