/** Helpers that return an article's text as a person sees it: in the reader, in a saved file, or in a book. */
import type { Locator, Page } from '@playwright/test';
import { type ShownText, shownText } from '../../test/shown-text.ts';
import { wordsOf } from './page-state.ts';

/**
 * Returns the text of the whole article, without the lines that the reader's tools add (`data-ours`). First makes the
 * reader draw the whole article, because a long article is still growing after the first paint
 * (`src/reader/overlay/whole-article.ts`).
 */
export function wholeText(article: Locator): Promise<string> {
  return article.evaluate(async (element) => {
    // waits for the article's date, which the reader adds after the first paint
    for (let frames = 0; frames < 3; frames++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    element.closest('dialog')?.dispatchEvent(new Event('lectern-whole'));
    const ours = [...element.querySelectorAll<HTMLElement>('[data-ours]')];
    for (const line of ours) line.hidden = true;
    const text = (element as HTMLElement).innerText;
    for (const line of ours) line.hidden = false;
    return text;
  });
}

/**
 * Returns the words of a text without the numbers of list items. Copied text contains these numbers, but text from the
 * DOM does not.
 */
export const wordsBesideNumbers = (text: string): string[] => wordsOf(text.replace(/^\s*\d+\. /gm, ''));

export const readShown = (article: Locator, absent: readonly string[] = []): Promise<ShownText> =>
  article.evaluate(shownText, absent);

/** Opens an exported file in an empty page, and returns its article. Throws for invalid XML. */
export async function openFile(paper: Page, file: string, type: DOMParserSupportedType): Promise<Locator> {
  await paper.evaluate(
    ([content, as]) => {
      const parsed = new DOMParser().parseFromString(content, as);
      const complaint = parsed.querySelector('parsererror')?.textContent;
      if (complaint) throw new Error(complaint);
      document.body.replaceChildren(document.importNode(parsed.querySelector('article') as Element, true));
    },
    [file, type] as const,
  );
  return paper.locator('article');
}
