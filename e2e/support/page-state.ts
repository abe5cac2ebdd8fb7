import type { Page } from '@playwright/test';

/** Returns the parts of a page's state that the reader must not change. */
export function pageState(page: Page) {
  return page.evaluate(() => ({
    html: new XMLSerializer().serializeToString(document),
    scroll: [scrollX, scrollY],
    focus: document.activeElement?.outerHTML.slice(0, 80),
    selection: String(getSelection()),
    width: document.documentElement.clientWidth,
    sheets: document.adoptedStyleSheets.length,
  }));
}

/**
 * Returns the words of a text. Tests compare exports by words, because exports differ in white space and punctuation.
 */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
