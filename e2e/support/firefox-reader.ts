import type { Page } from 'puppeteer-core';

/**
 * Runs statements in a Firefox tab, with the open reader's `root` and `dialog` as variables; both are undefined when no
 * reader is open.
 */
export const inReader = <T>(tab: Page, body: string) =>
  tab.evaluate(`(() => {
    const root = document.querySelector('[data-lectern]')?.shadowRoot;
    const dialog = root?.querySelector('dialog');
    ${body}
  })()`) as Promise<T>;

/** Statements for `inReader` that return the text of the article, or '' when no reader is open. */
export const TEXT = "return root?.querySelector('article')?.innerText ?? ''";
