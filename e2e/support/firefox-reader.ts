import type { Page } from 'puppeteer-core';

/**
 * Runs statements in a Firefox tab, with the reader's `root` and `dialog` as variables; both are undefined if no reader
 * is open.
 */
export const inReader = <T>(tab: Page, body: string) =>
  tab.evaluate(`(() => {
    const root = document.querySelector('[data-lectern]')?.shadowRoot;
    const dialog = root?.querySelector('dialog');
    ${body}
  })()`) as Promise<T>;

/** Statements for `inReader` that return the text of the article; '' if no reader is open. */
export const TEXT = "return root?.querySelector('article')?.innerText ?? ''";
