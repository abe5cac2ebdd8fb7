import type { Page } from 'puppeteer-core';

/** Runs statements in a tab of Firefox that know the open reader's `root` and `dialog`; undefined and null where none is open. */
export const inReader = <T>(tab: Page, body: string) =>
  tab.evaluate(`(() => {
    const root = document.querySelector('[data-lectern]')?.shadowRoot;
    const dialog = root?.querySelector('dialog');
    ${body}
  })()`) as Promise<T>;

/** What the article says, '' where none is open: statements for `inReader`. */
export const TEXT = "return root?.querySelector('article')?.innerText ?? ''";
