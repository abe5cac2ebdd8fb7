import type { Page } from 'puppeteer-core';

/**
 * Runs statements in a Firefox tab. They can use the variables `root` and `dialog` of the reader, which are undefined
 * if no reader is open.
 */
export const inReader = <T>(tab: Page, body: string) =>
  tab.evaluate(`(() => {
    const root = document.querySelector('[data-lectern]')?.shadowRoot;
    const dialog = root?.querySelector('dialog');
    ${body}
  })()`) as Promise<T>;

/** Statement for `inReader` that returns the text of the article; '' if no reader is open. */
export const TEXT = "return root?.querySelector('article')?.innerText ?? ''";
