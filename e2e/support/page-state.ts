import type { Page } from '@playwright/test';

/** Everything about a page that reading it must not change. */
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

/** Words only: white space and punctuation differ between ways of reading the same text. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
